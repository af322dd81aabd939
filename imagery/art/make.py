"""Draws every wall, screen and frame into the texture folder: python3 -m art.make"""

from art import occasions, papers, screens, walls
from art.faces import cut


def main():
    cut("display", 700)
    walls.make()
    screens.make()
    occasions.make()
    papers.make()


if __name__ == "__main__":
    main()
