"""What scenes and films both need to know about an LED wall."""

PANEL = 0.5  # metres, each way
WALL_LIGHTS = (16, 3)  # a wall in parts: columns and rows of white light


def panels(wall):
    """Columns and rows of panels of a wall of (width, height) metres."""
    return int(wall[0] / PANEL), int(wall[1] / PANEL)
