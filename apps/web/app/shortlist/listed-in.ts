import { shortlistWords } from '@mainstage/content/shortlist/words';
import type { Brief } from '@mainstage/leads/brief/form';
import { shortlist } from './shortlist-store';

/** The shortlist as a part of the brief, where the visitor has put it into the text; otherwise nobody is told of it. */
export function listedIn(text: unknown): Pick<Brief, 'shortlist'> {
  const listed = shortlist.read();
  return String(text ?? '').includes(shortlistWords.form.line) && listed.length > 0 ? { shortlist: [...listed] } : {};
}
