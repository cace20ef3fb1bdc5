"""The window: scenes, widgets, the drawing kit, the loop.

What SDL and pygame read from the environment is set here, since pygame fills some of it in when it is
imported. Each
can be set otherwise by the user. Without the first, X11 draws the window through OpenGL, which without a
graphics card
takes most of a core.
"""

import os

for _name, _value in (
    ("SDL_FRAMEBUFFER_ACCELERATION", "0"),
    ("SDL_VIDEO_X11_WMCLASS", "Skald"),
    ("SDL_IME_SHOW_UI", "1"),
    ("PYGAME_HIDE_SUPPORT_PROMPT", "1"),
):
    os.environ.setdefault(_name, _value)
