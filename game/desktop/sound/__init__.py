"""What is heard: the catalogue of sounds, the device opened beside the window, and who decides what it plays."""
