import { isEmail } from 'class-validator';
import { hasAsciiName, withAsciiDomain } from './address';
import { berlinDayIn, berlinToday, isRealDate, isRealTime, whenBerlinShows } from './calendar';
import { rulingTime } from './clock';
import { FormField, ListField, type Rule } from './field';
import { trimInvisible } from './invisible-characters';
import { languages } from './language';

/** Longest values, in characters (rule form.limits). */
export const limits = { name: 200, email: 254, phone: 40, message: 5000 } as const;

/** Smallest and largest party on a tour (rule form.tour). */
export const tourGuests = { min: 1, max: 20 } as const;

/** A tour can be asked for this many months ahead (rule form.tour). */
export const tourMonthsAhead = 18;

interface TextOptions {
  max: number;
  description: string;
  optional?: boolean;
}

/** One line of text: no line break, no control character. */
export function TextLine({ max, description, optional }: TextOptions) {
  return FormField(
    { type: 'string', minLength: 1, maxLength: max, description },
    [isText, printableLine, atMost(max)],
    { optional, tidy: trimInvisible },
  );
}

/** Text of several lines: line breaks and tabs are welcome, other control characters are not. */
export function TextBlock({ max, description, optional, keepsSpace }: TextOptions & { keepsSpace?: boolean }) {
  return FormField(
    { type: 'string', minLength: 1, maxLength: max, description },
    [isText, printableBlock, atMost(max)],
    { optional, keepsSpace },
  );
}

export function Email({ optional = false } = {}) {
  return FormField(
    { type: 'string', format: 'email', maxLength: limits.email, description: 'Email address' },
    [isText, printableLine, nothingHidden, atMost(limits.email), plainName, emailAddress],
    { optional, tidy: (text) => withAsciiDomain(trimInvisible(text)) },
  );
}

/** A calendar day, YYYY-MM-DD, from today in Berlin to this many months ahead. */
export function FutureDate({ months, description }: { months: number; description: string }) {
  return FormField({ type: 'string', format: 'date', description }, [isText, realDate, notPast, within(months)]);
}

/** A calendar day, YYYY-MM-DD, whenever it is. */
export function OptionalDate(description: string) {
  return FormField({ type: 'string', format: 'date', description }, [isText, realDate], { optional: true });
}

/** The same, and it must be given. */
export function RequiredDate(description: string) {
  return FormField({ type: 'string', format: 'date', description }, [isText, realDate]);
}

/** A time of day, HH:MM in 24 hours, on whichever day. */
export function OptionalTime(description: string) {
  return FormField({ type: 'string', format: 'time', description }, [isText, realTime], { optional: true });
}

/** A moment, ISO 8601 with an offset, whenever it is. */
export function Moment(description: string) {
  return FormField({ type: 'string', format: 'date-time', description }, [isText, realMoment], { optional: true });
}

/** A time of day in Berlin, HH:MM in 24 hours, that comes on the day of another field and has not passed. */
export function TimeOfDay({ on, description }: { on: string; description: string }) {
  return FormField({ type: 'string', format: 'time', description }, [isText, realTime, comes(on), stillAhead(on)]);
}

export function WholeNumber({
  min,
  max,
  description,
  optional = true,
}: {
  min: number;
  max: number;
  description: string;
  optional?: boolean;
}) {
  return FormField({ type: 'integer', minimum: min, maximum: max, description }, [isWholeNumber, between(min, max)], {
    optional,
  });
}

export function OneOf({
  values,
  description,
  optional = true,
}: {
  values: readonly string[];
  description: string;
  optional?: boolean;
}) {
  return FormField({ type: 'string', enum: values, description }, [isText, offered(values)], { optional });
}

/** The language of what is sent to the visitor (rule visitor.language). */
export const AnswerLanguage = () =>
  OneOf({ values: languages, description: 'Language of what is sent to the visitor; the form’s own where absent' });

/** Any of the values, each at most once. */
export function SomeOf({ values, description }: { values: readonly string[]; description: string }) {
  return ListField(
    { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length, uniqueItems: true, description },
    [isList, allOffered(values), eachOnce],
  );
}

/** Yes or no; no where it is absent. */
export function YesNo(description: string) {
  return FormField({ type: 'boolean', description }, [isBoolean], { optional: true });
}

/** A consent box: only a ticked one passes. */
export function Accepted(description: string) {
  return FormField({ type: 'boolean', const: true, description }, [isBoolean, accepted]);
}

const unless =
  <T>(applies: (value: unknown) => value is T, passes: (value: T) => boolean) =>
  (value: unknown) =>
    !applies(value) || passes(value);
const string = (value: unknown): value is string => typeof value === 'string' && value !== '';
const given = (value: unknown): value is NonNullable<unknown> => value !== undefined && value !== null && value !== '';

// A lone surrogate is half a character: PostgreSQL's jsonb and UTF-8 encoders refuse it.
const loneSurrogate = /\p{Surrogate}/u;
// Refused on one line: every control character and the two Unicode line separators.
const notPrintableInLine = /[\p{Cc}\u2028\u2029]/u;
// In a block, tab, line feed and carriage return are text.
const notPrintableInBlock = /[^\P{Cc}\t\n\r]/u;

export const isText: Rule = {
  code: 'wrong_type',
  passes: unless(given, (value) => typeof value === 'string'),
  message: (field) => `${field} must be text`,
};
const isWholeNumber: Rule = {
  code: 'wrong_type',
  passes: unless(given, (value) => Number.isInteger(value)),
  message: (field) => `${field} must be a whole number`,
};
const isBoolean: Rule = {
  code: 'wrong_type',
  passes: unless(given, (value) => typeof value === 'boolean'),
  message: (field) => `${field} must be true or false`,
};
export const printableLine: Rule = {
  code: 'invalid_characters',
  passes: unless(string, (value) => !loneSurrogate.test(value) && !notPrintableInLine.test(value)),
  message: (field) => `${field} must be one line without control characters`,
};
const printableBlock: Rule = {
  code: 'invalid_characters',
  passes: unless(string, (value) => !loneSurrogate.test(value) && !notPrintableInBlock.test(value)),
  message: (field) => `${field} must not contain control characters`,
};
// Invisible characters: of zero width, or changing the direction of the text around them.
const nothingHidden: Rule = {
  code: 'invalid_characters',
  passes: unless(string, (value) => !/\p{Cf}/u.test(value)),
  message: (field) => `${field} must not hold invisible characters`,
};
const plainName: Rule = {
  code: 'unsendable_email',
  passes: unless(string, hasAsciiName),
  message: (field) => `${field} must have no letters before the @ that many mail servers refuse, such as ö`,
};
export const atMost = (max: number): Rule => ({
  code: 'too_long',
  // No text has more characters than UTF-16 units, so a short one need not be taken apart.
  passes: unless(string, (value) => value.length <= max || [...value].length <= max),
  message: (field) => `${field} must have at most ${max} characters`,
});
const emailAddress: Rule = {
  code: 'invalid_email',
  // The quoted spelling may hold spaces and markup; nobody has such an address.
  // A lone surrogate is reported already, and isEmail cannot encode it.
  passes: unless(string, (value) => loneSurrogate.test(value) || (isEmail(value) && !value.includes('"'))),
  message: (field) => `${field} must be an email address like name@example.com`,
};
const realDate: Rule = {
  code: 'invalid_date',
  passes: unless(string, isRealDate),
  message: (field) => `${field} must be a real date, written YYYY-MM-DD`,
};
const notPast: Rule = {
  code: 'date_in_past',
  passes: unless(string, (value) => value >= berlinToday() || !isRealDate(value)),
  message: (field) => `${field} must be today or later`,
};
const realMoment: Rule = {
  code: 'invalid_time',
  passes: unless(
    string,
    (text) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
  ),
  message: (field) => `${field} must be a moment, written as in ISO 8601`,
};

const realTime: Rule = {
  code: 'invalid_time',
  passes: unless(string, isRealTime),
  message: (field) => `${field} must be a time of day, written HH:MM`,
};
const within = (months: number): Rule => ({
  code: 'date_too_far',
  passes: unless(string, (value) => value <= berlinDayIn(months) || !isRealDate(value)),
  message: (field) => `${field} must be at most ${months} months ahead`,
});
/** The day that a time belongs to, where it is one that can be asked for. */
const dayIn = (form: Readonly<Record<string, unknown>> | undefined, field: string): string | undefined => {
  const day = form?.[field];
  return typeof day === 'string' && isRealDate(day) ? day : undefined;
};
const comes = (on: string): Rule => ({
  code: 'time_left_out',
  passes: (time, form) => {
    const day = dayIn(form, on);
    return !day || !string(time) || !isRealTime(time) || whenBerlinShows(day, time) !== undefined;
  },
  message: (field) => `${field} does not come on that day: the clocks are put forward`,
});
const stillAhead = (on: string): Rule => ({
  code: 'time_in_past',
  passes: (time, form) => {
    if (form?.[on] !== berlinToday() || !string(time) || !isRealTime(time)) return true;
    return (whenBerlinShows(berlinToday(), time)?.getTime() ?? Infinity) > rulingTime().getTime();
  },
  message: (field) => `${field} must not have passed`,
});
const between = (min: number, max: number): Rule => ({
  code: 'out_of_range',
  passes: (value) => !Number.isInteger(value) || ((value as number) >= min && (value as number) <= max),
  message: (field) => `${field} must be from ${min} to ${max}`,
});
const offered = (values: readonly string[]): Rule => ({
  code: 'not_offered',
  passes: unless(string, (value) => values.includes(value)),
  message: (field) => `${field} must be one of ${values.join(', ')}`,
});
const isList: Rule = {
  code: 'wrong_type',
  passes: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  message: (field) => `${field} must be a list of texts`,
};
const allOffered = (values: readonly string[]): Rule => ({
  code: 'not_offered',
  passes: (value) => !Array.isArray(value) || value.every((each) => values.includes(each as string)),
  message: (field) => `${field} must hold none but ${values.join(', ')}`,
});
const eachOnce: Rule = {
  code: 'not_offered',
  passes: (value) => !Array.isArray(value) || new Set(value).size === value.length,
  message: (field) => `${field} must hold each value once`,
};
const accepted: Rule = {
  code: 'not_accepted',
  passes: (value) => value !== false,
  message: (field) => `${field} must be accepted`,
};
