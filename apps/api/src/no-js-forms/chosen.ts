import { chosenLines } from '@mainstage/content/brief/chosen-lines';
import { briefPlaceholders } from '@mainstage/content/brief/page-placeholders';
import { type Brief, type BriefField, chosenIn } from '@mainstage/leads/brief/form';
import { escapeHtml } from '@mainstage/nest/pages/escape-html';

const { all, line, note, text, without } = briefPlaceholders;
const whole = between(all);
const eachLine = between(line);
const theNote = between(note);

/** What the address of a page says was chosen; a part of a day goes with its day only. */
export function chosenAt(address: string): Brief {
  if (!URL.canParse(address, 'http://site')) return {};
  const { part, ...rest } = chosenIn(new URL(address, 'http://site').searchParams);
  return { ...rest, ...(rest.date && part && { part }) };
}

/** Whether a built page has a place for what was chosen. */
export const showsChosen = (page: string): boolean => page.includes(all.begin);

/** A built page as it is served at this address: with what was chosen, each part removable. */
export function withChosen(page: string, address: string): string {
  const chosen = chosenAt(address);
  const lines = chosenLines(chosen);
  const noted = chosen.venue !== undefined && chosen.date !== undefined;
  return page.replace(whole, (_, shown: string) =>
    lines.length === 0
      ? ''
      : shown
          .replace(eachLine, (_line, one: string) => lines.map((each) => filledIn(one, each, address)).join(''))
          .replace(theNote, (_note, words: string) => (noted ? words : '')),
  );
}

function filledIn(template: string, [name, words]: [BriefField, string], address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  searchParams.delete(name);
  const rest = searchParams.toString();
  return template
    .replaceAll(text, () => escapeHtml(words))
    .replaceAll(without, () => escapeHtml(pathname + (rest && `?${rest}`)));
}

/** What is between two marks. */
function between({ begin, end }: { begin: string; end: string }): RegExp {
  const [from, to] = [begin, end].map((mark) => mark.replace(/[{}]/g, '\\$&'));
  return new RegExp(`${from}([\\s\\S]*?)${to}`, 'g');
}
