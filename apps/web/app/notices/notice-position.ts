/** Where notices are shown: in their usual corner, or across from it (`notice-region.tsx` says where that is). */
export type Place = 'usual' | 'other';

export interface Point {
  x: number;
  y: number;
}

/** px around the pointer that stay free: a hand is not still. */
const near = 12;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ({ x, y }: Point): Box => ({ left: x - near, right: x + near, top: y - near, bottom: y + near });

/** The box of what has the focus, unless that is the page itself or a part of the notices. */
function focused(region: HTMLElement): Box | undefined {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body && !region.contains(activeElement)
    ? activeElement.getBoundingClientRect()
    : undefined;
}

/**
 * Moves the notices to where they cover neither what has the focus nor the pointer, under which one would seem to be
 * read and stay. Where both places cover something it is the pointer that yields.
 *
 * @param pointer where the pointer last was, where no notice is shown yet; without it only the focus counts, for what is read does not jump
 */
export function place(region: HTMLElement, pointer?: Point): void {
  const focus = focused(region);
  /** Puts them there and tells how much they cover. */
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
