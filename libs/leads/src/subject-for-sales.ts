import { VisitorText } from '@mainstage/mail/layout/visitor-text';

/** Longer subjects are cut by mail programs, and folded in the header (RFC 5322, 2.1.1). */
const longest = 78;
/** Characters reserved for name and company. */
const leastOfPerson = 16;

/** Subject of a mail to sales; untrusted. */
export interface Person {
  name: string;
  company?: string | null | undefined;
}

/**
 * The subject of a mail to sales: title, person, details of validated values, and the reference of the lead. Name and
 * company are one line without links and control characters. If the subject gets too long they are shortened, and the
 * last details are omitted before the person gets less than 16 characters.
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

/** Cut between grapheme clusters, so that no accent or emoji is split. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let start = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (start.length + segment.length > most - 1) break;
    start += segment;
  }
  return `${start.trimEnd()}…`;
}
