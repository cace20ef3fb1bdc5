"""Skald: three northern board games on one table.

What SDL and pygame read from the environment is set here, before anything can import pygame, which fills some of it in
when it is imported. Each can be set otherwise by the user.
"""

import os

__version__ = "0.1.0"

for _name, _value in (
    # Without it X11 draws the window through OpenGL, which without a graphics card takes most of a core.
    ("SDL_FRAMEBUFFER_ACCELERATION", "0"),
    ("SDL_VIDEO_X11_WMCLASS", "Skald"),
    ("SDL_IME_SHOW_UI", "1"),
    ("PYGAME_HIDE_SUPPORT_PROMPT", "1"),
):
    os.environ.setdefault(_name, _value)
