import { VisitorText } from '@mainstage/mail/layout/visitor-text';

/** Longer subjects are cut by mail programs, and folded in the header (RFC 5322, 2.1.1). */
const longest = 78;
/** Characters of name and company that a subject always has room for. */
const leastOfPerson = 16;

/** Who a mail to sales is about; untrusted. */
export interface Person {
  name: string;
  company?: string | null | undefined;
}

/**
 * The subject of a mail to sales: what it is, who it is about, details of checked values, and the reference of the lead. Name and
 * company are one line without links and control characters; where the subject gets too long they are shortened, and the last details
 * are left out before less than 16 characters of them are shown.
 */
export function subjectForSales(what: string, { name, company }: Person, details: string[], reference: string): string {
  const person = oneLine(company ? `${name}, ${company}` : name);
  const kept = [...details];
  const room = () => longest - [what, '', ...kept, reference].join(' · ').length;
  while (kept.length > 0 && room() < Math.min(leastOfPerson, person.length)) kept.pop();
  return [what, shortened(person, Math.max(room(), leastOfPerson)), ...kept, reference].filter(Boolean).join(' · ');
}

const oneLine = (text: string): string =>
  new VisitorText(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '), 'name').lines.join(' ').replace(/\s+/g, ' ').trim();

/** Cut between characters, so that no accent or half of an emoji is left. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (start.length + segment.length > most - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
