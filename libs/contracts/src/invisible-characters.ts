/**
 * Invisible characters that contacts, PDFs and chats contain: formats (zero width, bidirectional controls, soft
 * hyphens), variation selectors, and fillers.
 */
const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\u{e0100}-\u{e01ef}]/u;
const allInvisible = new RegExp(invisible.source, 'gu');
const space = /\s/u;

/** Removes all invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(allInvisible, '').trim();

/** Removes invisible characters and space at both ends; within the text some scripts need them. */
export function trimInvisible(text: string): string {
  const characters = [...text];
  const isBlank = (character = 'a') => space.test(character) || invisible.test(character);
  let [from, to] = [0, characters.length];
  while (from < to && isBlank(characters[from])) from += 1;
  while (to > from && isBlank(characters[to - 1])) to -= 1;
  return from === 0 && to === characters.length ? text : characters.slice(from, to).join('');
}
