import { shortlistWords } from '@mainstage/content/shortlist/words';
import type { VenueId } from '@mainstage/house/ids';
import { venues } from '@mainstage/content/venues/venues';

/**
 * The line that a message carries: My shortlist: Vista Stage, Boardroom.
 * @public add-shortlist.tsx loads this module as a whole
 */
export function shortlistText(ids: readonly VenueId[]): string {
  return `${shortlistWords.form.line} ${ids.map((id) => venues[id].name).join(', ')}`;
}

/** What was typed, with the line below it; nothing typed is touched. */
export function withShortlist(typed: string, line: string): string {
  if (typed.includes(line)) return typed;
  return typed.trim() === '' ? line : `${typed.trimEnd()}\n\n${line}`;
}
