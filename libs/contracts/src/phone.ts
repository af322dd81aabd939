import { FormField, type Rule } from './field';
import { withoutInvisible } from './invisible-characters';
import { atMost, isText, limits, printableLine } from './rules';

/** Whether a text is a telephone number. */
export type PhoneReader = (text: string) => boolean;

let reader: PhoneReader | undefined;

/**
 * Lets numbers be read by the library in this process (phone-numbers.ts). It is too large for a page's first visit:
 * a browser fetches it when somebody types a number; until then only a text with hardly a digit is refused.
 */
export function readPhonesBy(read: PhoneReader): void {
  reader = read;
}

/** Whether numbers are read by the library by now. */
export const readsPhones = (): boolean => reader !== undefined;

/** A telephone number, national of Germany or international; kept as typed, but for invisible characters. */
export function Phone(description: string) {
  return FormField(
    { type: 'string', format: 'phone', minLength: 1, maxLength: limits.phone, description },
    [isText, printableLine, atMost(limits.phone), telephone],
    { optional: true, tidy: withoutInvisible },
  );
}

const digits = /\p{Nd}/gu;

const telephone: Rule = {
  code: 'invalid_phone',
  passes: (value) =>
    typeof value !== 'string' || value === '' || (reader ? reader(value) : (value.match(digits)?.length ?? 0) >= 3),
  message: (field) => `${field} must be a telephone number like 069 1234567 or +49 69 1234567`,
};
