import { FormField, rule } from './field';
import { withoutInvisible } from './invisible-characters';
import { limits } from './form-limits';
import { atMost, isText, printableLine } from './rules';

export type PhoneReader = (text: string) => boolean;

let reader: PhoneReader | undefined;

/**
 * Uses the library in this process (phone-numbers.ts). It is too large for a page's first visit: a browser loads it
 * when a visitor types a number; until then only a text with hardly a digit is rejected.
 */
export function readPhonesBy(read: PhoneReader): void {
  reader = read;
}

/** Whether the library is in use. */
export const readsPhones = (): boolean => reader !== undefined;

/** A telephone number, German national or international; stored as typed, without invisible characters. */
export function Phone(description: string) {
  return FormField(
    { type: 'string', format: 'phone', minLength: 1, maxLength: limits.phone, description },
    [isText(), printableLine(), atMost(limits.phone), telephone()],
    { optional: true, tidy: withoutInvisible },
  );
}

const digits = /\p{Nd}/gu;

const telephone = () =>
  rule({
    code: 'invalid_phone',
    passes: (text) => (reader ? reader(text) : (text.match(digits)?.length ?? 0) >= 3),
    message: '$property must be a telephone number like 069 1234567 or +49 69 1234567',
  });
