import { type RefObject, useLayoutEffect } from 'react';

/** Position of a notice: its usual corner, or the opposite one (`notice-region.tsx` defines both). */
type Place = 'usual' | 'other';

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

/** The box of the focused element, unless that is the page itself or inside the notice. */
function focused(notice: HTMLElement): Box | undefined {
  const { activeElement, body } = document;
  return activeElement && activeElement !== body && !notice.contains(activeElement)
    ? activeElement.getBoundingClientRect()
    : undefined;
}

/**
 * Moves the notice to where it covers neither the focused element nor the pointer, which would pause it. If both places
 * cover something, the focused element has priority.
 * @param pointer the pointer's position when the notice appears; afterwards only the focus counts, so that the notice does
 * not move while it is read
 */
function place(notice: HTMLElement, pointer?: Point): void {
  const focus = focused(notice);
  /** Moves it there and returns the covered area. */
  const stand = (where: Place) => {
    notice.dataset.place = where;
    const own = notice.getBoundingClientRect();
    return (focus && overlap(own, focus) ? 2 : 0) + (pointer && overlap(own, around(pointer)) ? 1 : 0);
  };
  const moved = !pointer && notice.dataset.place === 'other';
  const [here, across] = moved ? (['other', 'usual'] as const) : (['usual', 'other'] as const);
  const covered = stand(here);
  if (covered > 0 && stand(across) >= covered) stand(here);
}

/** Keeps a notice off the pointer when it appears, and off the focused element always. */
export function useFreePlace(notice: HTMLElement | null, pointer: RefObject<Point>): void {
  useLayoutEffect(() => {
    if (!notice) return;
    place(notice, pointer.current);
    const again = () => place(notice);
    window.addEventListener('focusin', again);
    return () => window.removeEventListener('focusin', again);
  }, [notice, pointer]);
}
