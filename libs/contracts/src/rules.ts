import {
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsString,
  Max,
  Min,
  NotContains,
} from 'class-validator';
import { hasAsciiName, withAsciiDomain } from './address';
import { berlinDayIn, berlinToday, isRealDate, isRealTime, whenBerlinShows } from './calendar';
import { currentTime } from './clock';
import { FormField, ListField, rule } from './field';
import { limits } from './form-limits';
import { trimInvisible } from './invisible-characters';
import { languages } from './language';
import { isPrintableBlock, isPrintableLine } from './printable';

interface TextOptions {
  max: number;
  description: string;
  optional?: boolean;
}

/** One line of text: no line break, no control character. */
export function TextLine({ max, description, optional }: TextOptions) {
  return FormField(
    { type: 'string', minLength: 1, maxLength: max, description },
    [isText(), printableLine(), atMost(max)],
    { optional, tidy: trimInvisible },
  );
}

/** Text of several lines: line breaks and tabs are welcome, other control characters are not. */
export function TextBlock({ max, description, optional, keepsSpace }: TextOptions & { keepsSpace?: boolean }) {
  return FormField(
    { type: 'string', minLength: 1, maxLength: max, description },
    [isText(), printableBlock(), atMost(max)],
    { optional, keepsSpace },
  );
}

export function Email({ optional = false } = {}) {
  return FormField(
    { type: 'string', format: 'email', maxLength: limits.email, description: 'Email address' },
    [isText(), printableLine(), nothingHidden(), atMost(limits.email), plainName(), ...emailAddress()],
    { optional, tidy: (text) => withAsciiDomain(trimInvisible(text)) },
  );
}

/** A calendar day, YYYY-MM-DD, from today in Berlin to this many months ahead. */
export function FutureDate({ months, description }: { months: number; description: string }) {
  return FormField({ type: 'string', format: 'date', description }, [isText(), realDate(), notPast(), within(months)]);
}

/** A calendar day, YYYY-MM-DD, whenever it is. */
export function OptionalDate(description: string) {
  return FormField({ type: 'string', format: 'date', description }, [isText(), realDate()], { optional: true });
}

/** The same, and it must be given. */
export function RequiredDate(description: string) {
  return FormField({ type: 'string', format: 'date', description }, [isText(), realDate()]);
}

/** A time of day, HH:MM in 24 hours, on whichever day. */
export function OptionalTime(description: string) {
  return FormField({ type: 'string', format: 'time', description }, [isText(), realTime()], { optional: true });
}

/** A moment, ISO 8601 with an offset, whenever it is. */
export function Moment(description: string) {
  return FormField({ type: 'string', format: 'date-time', description }, [isText(), realMoment()], { optional: true });
}

/** A time of day in Berlin, HH:MM in 24 hours, that comes on the day of another field and has not passed. */
export function TimeOfDay({ on, description }: { on: string; description: string }) {
  return FormField({ type: 'string', format: 'time', description }, [isText(), realTime(), comes(on), stillAhead(on)]);
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
  return FormField(
    { type: 'integer', minimum: min, maximum: max, description },
    [IsInt({ message: '$property must be a whole number' }), ...between(min, max)],
    {
      optional,
    },
  );
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
  return FormField(
    { type: 'string', enum: values, description },
    [isText(), IsIn(values, { message: `$property must be one of ${values.join(', ')}` })],
    { optional },
  );
}

/** The language of what is sent to the visitor (rule visitor.language). */
export const AnswerLanguage = () =>
  OneOf({ values: languages, description: 'Language of what is sent to the visitor; default: the form’s own' });

/** Any of the values, each at most once. */
export function SomeOf({ values, description }: { values: readonly string[]; description: string }) {
  return ListField(
    { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length, uniqueItems: true, description },
    [
      IsArray({ message: '$property must be a list of texts' }),
      IsString({ each: true, message: '$property must be a list of texts' }),
      IsIn(values, { each: true, message: `$property must hold none but ${values.join(', ')}` }),
      ArrayUnique({ message: '$property must hold each value once' }),
    ],
  );
}

/** Yes or no; default: no. */
export function YesNo(description: string) {
  return FormField({ type: 'boolean', description }, [isBoolean()], { optional: true });
}

/** A consent box: only a ticked one passes. */
export function Accepted(description: string) {
  return FormField({ type: 'boolean', const: true, description }, [
    isBoolean(),
    Equals(true, { message: '$property must be accepted' }),
  ]);
}

export const isText = () => IsString({ message: '$property must be text' });
const isBoolean = () => IsBoolean({ message: '$property must be true or false' });
const between = (min: number, max: number) => {
  const message = `$property must be from ${min} to ${max}`;
  return [Min(min, { message }), Max(max, { message })];
};

export const printableLine = () =>
  rule({
    code: 'invalid_characters',
    passes: isPrintableLine,
    message: '$property must be one line without control characters',
  });
const printableBlock = () =>
  rule({
    code: 'invalid_characters',
    passes: isPrintableBlock,
    message: '$property must not contain control characters',
  });
// Invisible characters: of zero width, or changing the direction of the text around them.
const nothingHidden = () =>
  rule({
    code: 'invalid_characters',
    passes: (text) => !/\p{Cf}/u.test(text),
    message: '$property must not hold invisible characters',
  });
const plainName = () =>
  rule({
    code: 'unsendable_email',
    passes: hasAsciiName,
    message: '$property must have no letters before the @ that many mail servers refuse, such as ö',
  });
/** Not MaxLength: it does not count variation selectors, so that a text could have twice the characters the column takes. */
export const atMost = (max: number) =>
  rule({
    code: 'too_long',
    // No text has more characters than UTF-16 units, so a short one need not be taken apart.
    passes: (text) => text.length <= max || [...text].length <= max,
    message: `$property must have at most ${max} characters`,
  });
const emailAddress = () => {
  const message = '$property must be an email address like name@example.com';
  // The quoted spelling may hold spaces and markup; nobody has such an address.
  return [IsEmail(undefined, { message }), NotContains('"', { message })];
};
const realDate = () =>
  rule({
    code: 'invalid_date',
    passes: isRealDate,
    message: '$property must be a real date, written YYYY-MM-DD',
  });
const notPast = () =>
  rule({
    code: 'date_in_past',
    passes: (day) => day >= berlinToday(),
    message: '$property must be today or later',
  });
const within = (months: number) =>
  rule({
    code: 'date_too_far',
    passes: (day) => day <= berlinDayIn(months),
    message: `$property must be at most ${months} months ahead`,
  });
/** Not IsISO8601: it takes a moment without an offset, which every reader would understand differently. */
const realMoment = () =>
  rule({
    code: 'invalid_time',
    passes: (text) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
      !Number.isNaN(Date.parse(text)),
    message: '$property must be a moment, written as in ISO 8601',
  });
const realTime = () =>
  rule({
    code: 'invalid_time',
    passes: isRealTime,
    message: '$property must be a time of day, written HH:MM',
  });
/** The day that a time belongs to, if it is one that can be asked for. */
const dayIn = (form: Readonly<Record<string, unknown>>, field: string): string | undefined => {
  const day = form[field];
  return typeof day === 'string' && isRealDate(day) ? day : undefined;
};
const comes = (on: string) =>
  rule({
    code: 'time_left_out',
    passes: (time, form) => {
      const day = dayIn(form, on);
      return !day || whenBerlinShows(day, time) !== undefined;
    },
    message: '$property does not come on that day: the clocks are put forward',
  });
const stillAhead = (on: string) =>
  rule({
    code: 'time_in_past',
    passes: (time, form) =>
      form[on] !== berlinToday() ||
      (whenBerlinShows(berlinToday(), time)?.getTime() ?? Infinity) > currentTime().getTime(),
    message: '$property must not have passed',
  });
