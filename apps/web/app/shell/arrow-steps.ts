/**
 * The element that a key moves the focus to: next, previous, first, last; wraps around.
 * @returns undefined for other keys, or if none of the elements has the focus
 */
export function stepFrom(items: readonly HTMLElement[], key: string, keys: { on: string[]; back: string[] }) {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return undefined;
  if (keys.on.includes(key)) return items[(at + 1) % items.length];
  if (keys.back.includes(key)) return items.at(at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
