import { isRealDate } from '@mainstage/contracts/calendar';
import { hires } from '@mainstage/contracts/day-parts';
import { isRecord } from '@mainstage/contracts/field';
import { languages } from '@mainstage/contracts/language';
import {
  type OfferContent,
  offerCustomers,
  offerLimits,
  offerUnits,
  unreadable,
} from '@mainstage/contracts/offers/offer';
import { limits } from '@mainstage/contracts/form-limits';
import type { FieldError } from '@mainstage/contracts/validate';
import { isVenueId } from '@mainstage/venues/facts/ids';
import { ValidationFailed } from '../../http/problem-error';

/** Whether a value has the right type and size; what hinders sending is the matter of `offerProblems`. */
type Check = (value: unknown) => boolean;

// A lone surrogate or NUL cannot be stored.
const unstorable = /[\p{Surrogate}]|[^\P{Cc}\t\r\n]/u;
const text =
  (max: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= max && !unstorable.test(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const whole =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const flag: Check = (value) => typeof value === 'boolean';
const instant: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const quantity: Check = (value) => typeof value === 'number' && value >= 0 && value <= offerLimits.quantity;
const minutes = whole(unreadable, 20_160);

interface Shape {
  readonly [field: string]: Check | Shape | readonly [Shape];
}

const discount: Shape = { percent: whole(unreadable, 100), reason: text(offerLimits.discountReason) };
const line: Shape = {
  ...{ id: text(80), label: text(offerLimits.label), rule: text(offerLimits.rule), unit: oneOf(offerUnits), quantity },
  ...{
    unitCents: orNull(whole(0, offerLimits.unitCents)),
    vatPercent: whole(unreadable, 100),
    optional: flag,
    hidden: flag,
  },
  discount: orNull((value) => isRecord(value) && faultsIn(value, discount, '').length === 0),
};
const content: Shape = {
  ...{ language: oneOf(languages), customer: oneOf(offerCustomers) },
  client: { name: text(limits.name), company: orNull(text(limits.name)), email: text(limits.email) },
  venue: (value: unknown) => typeof value === 'string' && isVenueId(value),
  day: (value: unknown) => typeof value === 'string' && isRealDate(value),
  ...{ hire: orNull(oneOf(hires)), startsAt: instant, endsAt: instant },
  ...{ setUpMinutes: minutes, dismantlingMinutes: minutes },
  ...{ guests: orNull(whole(unreadable, 100_000)), layout: orNull(text(80)), lines: [line] },
  ...{ textBefore: text(offerLimits.text), textAfter: text(offerLimits.text), terms: orNull(text(80)) },
};

/** @throws ValidationFailed with the field of each fault */
export function readOfferDraft(body: unknown): { revision: number; content: OfferContent } {
  if (!isRecord(body)) throw new ValidationFailed([wrong('')]);
  const errors = faultsIn(body, { revision: whole(1, 2_000_000_000), content }, '');
  if (errors.length > 0) throw new ValidationFailed(errors.slice(0, 20));
  return body as unknown as { revision: number; content: OfferContent };
}

function faultsIn(value: Record<string, unknown>, shape: Shape, path: string): FieldError[] {
  const unknown = Object.keys(value)
    .filter((name) => !Object.hasOwn(shape, name))
    .map((name): FieldError => {
      const field = path + name.slice(0, 80);
      return { field, code: 'unknown_field', message: `${field} is not a field of an offer` };
    });
  const wrongs = Object.entries(shape).flatMap(([name, check]) => faultsOf(value[name], check, path + name));
  return [...unknown, ...wrongs];
}

function faultsOf(value: unknown, check: Shape[string], field: string): FieldError[] {
  if (typeof check === 'function') return check(value) ? [] : [wrong(field)];
  if (!isList(check)) return isRecord(value) ? faultsIn(value, check, `${field}.`) : [wrong(field)];
  if (!Array.isArray(value) || value.length > offerLimits.lines) return [wrong(field)];
  return value.flatMap((entry: unknown, index) =>
    isRecord(entry) ? faultsIn(entry, check[0], `${field}.${index}.`) : [wrong(`${field}.${index}`)],
  );
}

const isList = (check: Exclude<Shape[string], Check>): check is readonly [Shape] => Array.isArray(check);

const wrong = (field: string): FieldError => ({
  ...{ field, code: 'wrong_type' },
  message: `${field || 'The body'} is missing or has no possible value`,
});
