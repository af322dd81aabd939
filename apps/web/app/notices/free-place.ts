/** Where notices stand: in their usual corner, or across from it (`notice-region.tsx` says where that is). */
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

/** px at the foot of the window that a phone's keyboard covers. */
function keyboard(): number {
  const { visualViewport: seen, innerHeight } = window;
  return seen ? Math.max(0, Math.round(innerHeight - seen.height - seen.offsetTop)) : 0;
}

/** The next notices stand in their usual place again. */
export function forget(region: HTMLElement): void {
  delete region.dataset.place;
}

/**
 * Moves the notices to where they cover neither what has the focus nor the pointer, under which one would seem to be
 * read and stay. Where both places cover something it is the pointer that yields.
 *
 * @param pointer where a hand last was; without it only the focus counts: what is being read does not jump from under it
 */
export function place(region: HTMLElement, pointer?: Point): void {
  region.style.setProperty('--keyboard', `${keyboard()}px`);
  const focus = focused(region);
  const covers = (where: Place) => {
    region.dataset.place = where;
    const own = region.getBoundingClientRect();
    return (focus && overlap(own, focus) ? 2 : 0) + (pointer && overlap(own, around(pointer)) ? 1 : 0);
  };
  const stands: Place = region.dataset.place === 'other' ? 'other' : 'usual';
  const across: Place = stands === 'other' ? 'usual' : 'other';
  const here = covers(stands);
  if (here > 0 && covers(across) < here) return;
  region.dataset.place = stands;
}
