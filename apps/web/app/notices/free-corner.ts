/** Where notices stand on a desktop, as large as a few of them, in px. */
const corner = { width: 480, height: 320 };

const inCorner = (x: number, y: number) =>
  x > window.innerWidth - corner.width && y > window.innerHeight - corner.height && y < window.innerHeight;

/**
 * The side for the next notice: never under the pointer, where it would seem to be read and stay, nor over the field or
 * button that has the focus.
 */
export function freeCorner(pointer: { x: number; y: number }): 'left' | 'right' {
  const { activeElement, body } = document;
  const focus = activeElement && activeElement !== body ? activeElement.getBoundingClientRect() : undefined;
  return inCorner(pointer.x, pointer.y) || (focus && inCorner(focus.right, focus.bottom)) ? 'left' : 'right';
}
