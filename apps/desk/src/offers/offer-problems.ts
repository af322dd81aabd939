import { isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import type { OfferContent } from '@mainstage/contracts/offers/offer';
import { offerProblems } from '@mainstage/offers/problems';
import { centsIn, numberIn, wholeIn } from './amounts';
import type { OfferForm } from './offer-form';

/** A sentence for each field that hinders sending, by its name in the content: `lines.0.unitCents`. */
export type OfferProblems = ReadonlyMap<string, string>;

/** Problems that prevent sending: unreadable fields first, then those of the readable content. */
export function problemsOf(form: OfferForm, content: OfferContent): OfferProblems {
  const problems = new Map<string, string>();
  const add = (field: string, sentence: string) => {
    if (!problems.has(field)) problems.set(field, sentence);
  };
  const unreadable = (value: string, field: string, sentence: string, read: (text: string) => number | undefined) => {
    if (value.trim() !== '' && read(value) === undefined) add(field, sentence);
  };
  form.lines.forEach(({ amount, quantity, vat, discount }, at) => {
    unreadable(amount, `lines.${at}.unitCents`, 'Write an amount such as 1.234,50 or 1,234.50.', centsIn);
    unreadable(quantity, `lines.${at}.quantity`, 'Write a number.', numberIn);
    unreadable(vat, `lines.${at}.vatPercent`, 'Write a whole number.', wholeIn);
    unreadable(discount, `lines.${at}.discount.percent`, 'Write a whole number.', wholeIn);
    if (vat.trim() === '') add(`lines.${at}.vatPercent`, 'Write the rate; 0 if there is no VAT.');
  });
  if (!isRealDate(form.day)) add('day', 'Write a day.');
  if (!isRealTime(form.startsAt)) add('startsAt', 'Write a time.');
  if (!isRealTime(form.endsAt)) add('endsAt', 'Write a time.');
  const wholes = { guests: form.guests, setUpMinutes: form.setUp, dismantlingMinutes: form.dismantling };
  for (const [field, value] of Object.entries(wholes)) unreadable(value, field, 'Write a whole number.', wholeIn);
  for (const { field, message } of offerProblems(content)) add(field, message);
  return problems;
}
