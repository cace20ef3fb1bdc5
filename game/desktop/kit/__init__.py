"""The drawing kit: letters, materials and pieces, painted with pygame alone and cached by what they show.

Nothing in it needs a display: surfaces are 32 bits with alpha, or plain for opaque sheets, so scenes can be
drawn off-screen.
"""
