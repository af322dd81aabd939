/** Position of the notices: their usual corner, or the opposite one (`notice-region.tsx` defines both). */
export type Place = 'usual' | 'other';

export interface Point {
  x: number;
  y: number;
}

/** px around the pointer that stay free, because a hand moves. */
const near = 12;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ({ x, y }: Point): Box => ({ left: x - near, right: x + near, top: y - near, bottom: y + near });

/** The box of the focused element, unless that is the page itself or inside the notices. */
function focused(region: HTMLElement): Box | undefined {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body && !region.contains(activeElement)
    ? activeElement.getBoundingClientRect()
    : undefined;
}

/**
 * Moves the notices to where they cover neither the focused element nor the pointer, which would pause them. If both
 * places cover something, the focused element has priority.
 * @param pointer the pointer's last position, while no notice is shown yet; without it only the focus counts, so that a
 * notice does not move while it is read
 */
export function place(region: HTMLElement, pointer?: Point): void {
  const focus = focused(region);
  /** Moves them there and returns the covered area. */
  const stand = (where: Place) => {
    region.dataset.place = where;
    const own = region.getBoundingClientRect();
    return (focus && overlap(own, focus) ? 2 : 0) + (pointer && overlap(own, around(pointer)) ? 1 : 0);
  };
  const moved = !pointer && region.dataset.place === 'other';
  const [here, across] = moved ? (['other', 'usual'] as const) : (['usual', 'other'] as const);
  const covered = stand(here);
  if (covered > 0 && stand(across) >= covered) stand(here);
}
