import { hoursOf } from '@mainstage/calendar/days/hours';
import { berlinTime } from '@mainstage/contracts/berlin-time';
import { isRealDate, isRealTime } from '@mainstage/contracts/calendar';
import type { OfferContent, OfferCustomer, OfferLine, OfferUnit } from '@mainstage/contracts/offers/offer';
import { unreadable } from '@mainstage/contracts/offers/offer';
import { amountOf, centsIn, numberIn, wholeIn } from './amounts';

/** A line as it is typed. */
export interface LineForm {
  lineId: string;
  label: string;
  rule: string;
  unit: OfferUnit;
  quantity: string;
  amount: string;
  vat: string;
  optional: boolean;
  hidden: boolean;
  discount: string;
  discountReason: string;
}

/** The content of a version as it is typed in the editor. */
export interface OfferForm {
  customer: OfferCustomer;
  clientName: string;
  clientCompany: string;
  clientEmail: string;
  venue: string;
  day: string;
  /** HH:MM in Frankfurt. */
  startsAt: string;
  /** HH:MM in Frankfurt; on the next day if it is not after the begin. */
  endsAt: string;
  setUp: string;
  dismantling: string;
  guests: string;
  layout: string;
  lines: LineForm[];
  textBefore: string;
  textAfter: string;
}

/** A field whose number could not be read shows so after a reload. */
const wholeText = (number: number): string => (number === unreadable ? '?' : String(number));

const lineFormOf = ({ id, label, rule, unit, quantity, unitCents, vatPercent, ...line }: OfferLine): LineForm => ({
  ...{ lineId: id, label, rule, unit, quantity: String(quantity), amount: amountOf(unitCents) },
  ...{ vat: wholeText(vatPercent), optional: line.optional, hidden: line.hidden },
  ...{ discount: line.discount ? wholeText(line.discount.percent) : '', discountReason: line.discount?.reason ?? '' },
});

export function offerFormOf(content: OfferContent): OfferForm {
  const { client, customer, venue, day, startsAt, endsAt, guests, layout, textBefore, textAfter } = content;
  return {
    ...{ customer, venue, day, textBefore, textAfter },
    ...{ clientName: client.name, clientCompany: client.company ?? '', clientEmail: client.email },
    startsAt: berlinTime(Date.parse(startsAt)).time,
    endsAt: berlinTime(Date.parse(endsAt)).time,
    setUp: wholeText(content.setUpMinutes),
    dismantling: wholeText(content.dismantlingMinutes),
    guests: guests === null ? '' : wholeText(guests),
    layout: layout ?? '',
    lines: content.lines.map(lineFormOf),
  };
}

/** A line that the member adds. */
export const emptyLine = (vat: string): LineForm => ({
  ...{ lineId: crypto.randomUUID(), label: '', rule: '', unit: 'flat', quantity: '1', amount: '', vat },
  ...{ optional: false, hidden: false, discount: '', discountReason: '' },
});

/** An unreadable amount is null and an unreadable quantity 0; `offerProblems` reports both. */
const lineOf = ({
  lineId,
  label,
  rule,
  unit,
  quantity,
  amount,
  vat,
  optional,
  hidden,
  ...line
}: LineForm): OfferLine => ({
  ...{ id: lineId, label: label.trim(), rule: rule.trim(), unit, optional, hidden },
  quantity: numberIn(quantity) ?? 0,
  unitCents: centsIn(amount) ?? null,
  vatPercent: wholeIn(vat) ?? unreadable,
  discount:
    line.discount.trim() === ''
      ? null
      : { percent: wholeIn(line.discount) ?? unreadable, reason: line.discountReason.trim() },
});

/** The content of a version with what is typed; all else stays. @param before the stored content */
export function offerContentOf(form: OfferForm, before: OfferContent): OfferContent {
  const { customer, venue, textBefore, textAfter } = form;
  return {
    ...before,
    ...{ customer, venue, textBefore, textAfter, ...typedHours(form, before) },
    client: {
      name: form.clientName.trim(),
      company: form.clientCompany.trim() || null,
      email: form.clientEmail.trim(),
    },
    setUpMinutes: wholeIn(form.setUp) ?? unreadable,
    dismantlingMinutes: wholeIn(form.dismantling) ?? unreadable,
    guests: form.guests.trim() === '' ? null : (wholeIn(form.guests) ?? unreadable),
    layout: form.layout || null,
    lines: form.lines.map(lineOf),
  };
}

/** While a day or time is incomplete, the stored one stays. Other hours than before are no part of a day. */
function typedHours(
  { day, startsAt, endsAt }: OfferForm,
  before: OfferContent,
): Pick<OfferContent, 'day' | 'startsAt' | 'endsAt' | 'hire'> {
  const { from, to } =
    isRealDate(day) && isRealTime(startsAt) && isRealTime(endsAt)
      ? hoursOf(day, startsAt, endsAt)
      : { from: Date.parse(before.startsAt), to: Date.parse(before.endsAt) };
  const typed = { startsAt: new Date(from).toISOString(), endsAt: new Date(to).toISOString() };
  const stored = offerFormOf(before);
  const sameTimes = startsAt === stored.startsAt && endsAt === stored.endsAt;
  return {
    ...typed,
    day: isRealDate(day) ? day : before.day,
    hire: sameTimes ? before.hire : null,
  };
}
