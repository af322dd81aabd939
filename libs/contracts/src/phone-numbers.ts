import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Numbers without a country's code are of the country that the house stands in. */
const homeCountry = 'DE';

/** A number as it can be rung. */
export interface PhoneNumber {
  /** `+496990009121` */
  e164: string;
  /** `tel:+496990009121`, with the extension where there is one (RFC 3966) */
  uri: string;
}

// Digits and what stands between them; the library would also take a whole `tel:` link with a host in it.
const plainNumber = /^[\p{Nd}\s()+./\-\u2010-\u2015~]+(?:(?:ext\.?|x|#)\s*\p{Nd}{1,7})?$/iu;

/** Reads a telephone number of any country; undefined where the text is none, or of a length that no number has. */
export function phoneNumberOf(text: string): PhoneNumber | undefined {
  if (!plainNumber.test(text)) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: homeCountry, extract: false });
  // By its length only: new ranges of numbers come sooner than new versions of a library.
  return number?.isPossible() ? { e164: number.number, uri: number.getURI() } : undefined;
}

/** For `readPhonesBy`, and for the column beside what was typed. */
export function e164Of(text: string): string | undefined {
  return phoneNumberOf(text)?.e164;
}
