import { type Brief, chosenIn } from '@mainstage/leads/brief/form';

/** What the address of a page says was chosen; a part of a day goes with its day only. */
export function chosenAt(address: string): Brief {
  if (!URL.canParse(address, 'http://site')) return {};
  const { part, ...rest } = chosenIn(new URL(address, 'http://site').searchParams);
  return { ...rest, ...(rest.date && part && { part }) };
}
