import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withoutInvisible } from './invisible-characters';

/** Default country of numbers without a country code. */
const home = { country: 'DE', callingCode: '49' } as const;

/** A dialable number. */
export interface PhoneNumber {
  /** `+496990009121` */
  e164: string;
  /** `tel:+496990009121`, with the extension if there is one (RFC 3966) */
  uri: string;
}

// Digits and separators; the library would also accept a whole `tel:` link with a host in it.
const plainNumber = /^[\p{Nd}\s()+./\-\u2010-\u2015~]+(?:(?:ext\.?|x|#)\s*\p{Nd}{1,7})?$/iu;

/**
 * Reads a telephone number of any country. A national number begins with 0; one that begins with Germany's code instead
 * lacks its plus sign.
 * @returns undefined if the text is no number, or ambiguous: another country's code without a plus sign, a local number
 * without its area code, several numbers or extensions in one
 */
export function phoneNumberOf(typed: string): PhoneNumber | undefined {
  const text = withoutInvisible(typed);
  if (!plainNumber.test(text) || namesSeveral(text)) return undefined;
  const digits = text.replace(/\P{Nd}/gu, '');
  if (text.includes('+') || isZero(digits[0])) return parsed(text);
  const international = parsed(`+${text.replace(/^[^\p{Nd}]+/u, '')}`);
  return international?.callingCode === home.callingCode && international.valid ? international : undefined;
}

/** Whether a text may be a telephone number, even an ambiguous one: by its length, in any country. */
export function isPhoneNumber(typed: string): boolean {
  const text = withoutInvisible(typed);
  return plainNumber.test(text) && (parsed(text) !== undefined || namesSeveral(text));
}

/** For the column beside the typed number. */
export function e164Of(text: string): string | undefined {
  return phoneNumberOf(text)?.e164;
}

const isZero = (digit = '') => /[0٠۰०０]/u.test(digit);

function parsed(text: string): (PhoneNumber & { callingCode: string; valid: boolean }) | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: home.country, extract: false });
  // By length only, because number ranges change more often than the library.
  if (!number?.isPossible()) return undefined;
  return { e164: number.number, uri: number.getURI(), callingCode: number.countryCallingCode, valid: number.isValid() };
}

const dash = '[-\\u2010-\\u2015]';
/** `90009-121/122`, `90009-121 -122`, `90009-121-122`: possibly one number with two extensions. */
const twoExtensions = new RegExp(
  `^(.*\\p{Nd})\\s*${dash}\\s*(\\p{Nd}{1,4})\\s*(?:[/~+.]|${dash}|\\s${dash})\\s*${dash}?\\s*(\\p{Nd}{1,5})$`,
  'u',
);
/** Maximum digits of an area code with its country code, before a slash. */
const areaDigits = 9;

/** Whether the text seems to contain several numbers or extensions, which must not be concatenated. */
function namesSeveral(text: string): boolean {
  if (text.lastIndexOf('+') > text.search(/[+\p{Nd}]/u) || text.includes('~')) return true;
  const slashes = text.split('/');
  if (slashes.length > 2) return true;
  const beforeSlash = slashes.length === 2 ? slashes[0]!.replace(/\P{Nd}/gu, '') : '';
  if (beforeSlash.length > areaDigits || (isZero(beforeSlash[0]) && !isZero(beforeSlash[1]) && beforeSlash.length > 6))
    return true;
  const [, base = '', first = '', second = ''] = twoExtensions.exec(text) ?? [];
  return (
    first.length > 0 &&
    first.length === second.length &&
    base.replace(/\P{Nd}/gu, '').length > 6 &&
    parsed(base) !== undefined
  );
}
