import { offerLimits, offerUnits, type OfferContent, type OfferLine } from '@mainstage/contracts/offers/offer';
import type { FieldError } from '@mainstage/contracts/validate';

/**
 * Everything that hinders sending an offer (rule offer.sendable); the desk and the API call it. Messages are sentences
 * for sales.
 * @returns an empty list if it can be sent
 */
export function offerProblems(content: OfferContent): FieldError[] {
  const shown = content.lines.filter(({ hidden }) => !hidden);
  const ids = content.lines.map(({ id }) => id);
  return [
    ...unless(
      shown.some(({ optional }) => !optional),
      'lines',
      'required',
      'The offer has no line that is not optional.',
    ),
    ...unless(
      content.lines.length <= offerLimits.lines,
      'lines',
      'too_long',
      `An offer has at most ${offerLimits.lines} lines.`,
    ),
    ...unless(new Set(ids).size === ids.length, 'lines', 'not_offered', 'Two lines have the same id.'),
    ...content.lines.flatMap((line, index) => (line.hidden ? [] : lineProblems(line, `lines.${index}`))),
    ...hoursProblems(content),
    ...unless(
      content.guests === null || (Number.isInteger(content.guests) && content.guests >= 1),
      'guests',
      'out_of_range',
      'The number of guests must be a whole number from 1.',
    ),
    ...unless(content.client.name.trim() !== '', 'client.name', 'required', 'The offer names no client.'),
    ...unless(content.client.email.includes('@'), 'client.email', 'invalid_email', 'The client has no email address.'),
    ...unless(
      content.textBefore.length <= offerLimits.text,
      'textBefore',
      'too_long',
      tooLong('The text before the lines'),
    ),
    ...unless(
      content.textAfter.length <= offerLimits.text,
      'textAfter',
      'too_long',
      tooLong('The text after the lines'),
    ),
  ];
}

const tooLong = (what: string) => `${what} has more than ${offerLimits.text} characters.`;

function lineProblems(
  { label, rule, unit, quantity, unitCents, vatPercent, discount }: OfferLine,
  at: string,
): FieldError[] {
  const line = `Line “${label}”`;
  const { quantity: most, unitCents: mostCents } = offerLimits;
  return [
    ...unless(label.trim() !== '', `${at}.label`, 'required', 'A line has no name.'),
    ...unless(
      label.length <= offerLimits.label,
      `${at}.label`,
      'too_long',
      `The name of a line has more than ${offerLimits.label} characters.`,
    ),
    ...unless(
      rule.length <= offerLimits.rule,
      `${at}.rule`,
      'too_long',
      `The rule of ${line} has more than ${offerLimits.rule} characters.`,
    ),
    ...unless(offerUnits.includes(unit), `${at}.unit`, 'not_offered', `${line} has an unknown unit.`),
    ...unless(unitCents !== null, `${at}.unitCents`, 'required', `${line} has no amount.`),
    ...unless(
      unitCents === null || isWholeFrom(0, mostCents, unitCents),
      `${at}.unitCents`,
      'out_of_range',
      `${line}: the amount must be whole cents, not negative and at most ${mostCents / 100} euro.`,
    ),
    ...unless(
      quantity > 0 && quantity <= most && Math.abs(quantity * 100 - Math.round(quantity * 100)) < 1e-6,
      `${at}.quantity`,
      'out_of_range',
      `${line}: the quantity must be above 0, at most ${most}, with two decimals at most.`,
    ),
    ...unless(
      unit === 'hour' || unit === 'day' || Number.isInteger(quantity),
      `${at}.quantity`,
      'out_of_range',
      `${line}: only hours and days can have decimals.`,
    ),
    ...unless(
      isWholeFrom(0, 100, vatPercent),
      `${at}.vatPercent`,
      'out_of_range',
      `${line}: VAT must be 0 to 100 whole percent.`,
    ),
    ...(discount ? discountProblems(discount, line, `${at}.discount`) : []),
  ];
}

const discountProblems = (
  { percent, reason }: NonNullable<OfferLine['discount']>,
  line: string,
  at: string,
): FieldError[] => [
  ...unless(
    isWholeFrom(1, 100, percent),
    `${at}.percent`,
    'out_of_range',
    `${line}: a discount must be 1 to 100 whole percent.`,
  ),
  ...unless(reason.trim() !== '', `${at}.reason`, 'required', `${line}: the discount has no reason.`),
  ...unless(
    reason.length <= offerLimits.discountReason,
    `${at}.reason`,
    'too_long',
    `${line}: the reason of the discount is too long.`,
  ),
];

function hoursProblems({ startsAt, endsAt, setUpMinutes, dismantlingMinutes }: OfferContent): FieldError[] {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const minutes = (value: number) => isWholeFrom(0, 14 * 24 * 60, value);
  return [
    ...unless(!Number.isNaN(start), 'startsAt', 'invalid_time', 'The offer has no beginning.'),
    ...unless(!Number.isNaN(end), 'endsAt', 'invalid_time', 'The offer has no end.'),
    ...unless(
      Number.isNaN(start) || Number.isNaN(end) || start < end,
      'endsAt',
      'out_of_range',
      'The event ends before it begins.',
    ),
    ...unless(minutes(setUpMinutes), 'setUpMinutes', 'out_of_range', 'The set-up must take 0 minutes to 14 days.'),
    ...unless(
      minutes(dismantlingMinutes),
      'dismantlingMinutes',
      'out_of_range',
      'Dismantling must take 0 minutes to 14 days.',
    ),
  ];
}

const isWholeFrom = (min: number, max: number, value: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const unless = (holds: boolean, field: string, code: FieldError['code'], message: string): FieldError[] =>
  holds ? [] : [{ field, code, message }];
