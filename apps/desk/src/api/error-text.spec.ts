// Rules: problem.codes, desk.errors
import { fieldErrors } from '@mainstage/content/forms/field-errors';
import { fieldErrorCodes } from '@mainstage/contracts/field-codes';
import { problems } from '@mainstage/contracts/problem';
import { DeskError } from './desk-error';
import { errorText, pressErrorText } from './error-text';

const detail = 'Skyline Stage is taken from Fri 12 February 2027, 14:00 to Sat 13 February 2027, 02:00.';
const codes = Object.keys(problems);

describe('the sentence for an error', () => {
  it.each([...codes, 'network'])('is there for %s', (code) => {
    expect(errorText(new DeskError(code))).toMatch(/^[A-Z].*\w.*\.$/);
  });

  it.each(codes.filter((code) => code.startsWith('booking_')))('names what is in the way for %s', (code) => {
    expect(errorText(new DeskError(code, detail))).toContain(detail);
  });

  it('is of its own for every code but faults of the program', () => {
    const faults = ['malformed_json', 'unsupported_media_type', 'idempotency_key_reused', 'proof_required'];
    const own = codes.filter((code) => !faults.includes(code)).map((code) => errorText(new DeskError(code)));
    expect(new Set(own).size).toBe(own.length);
  });

  it.each(fieldErrorCodes)('says what is wrong with a field: %s', (code) => {
    const error = new DeskError('validation_failed', '', undefined, undefined, [{ field: 'until', code }]);
    expect(errorText(error)).toBe(`Something in the form is missing or wrong. ${fieldErrors.en[code]}`);
  });

  it('says when to try again', () => {
    expect(errorText(new DeskError('rate_limited', '', undefined, 30))).toContain('(30 s)');
  });
});

describe('the sentence for a press that failed', () => {
  it.each(['network', 'unavailable', 'internal_error'])('claims nothing about what was stored after %s', (code) => {
    const text = pressErrorText(new DeskError(code));
    expect(text).toContain('It is not known whether this was stored');
    expect(text).not.toContain('Nothing was changed');
  });

  it('is that of the error where the server refused it', () =>
    expect(pressErrorText(new DeskError('lead_is_spam'))).toBe(errorText(new DeskError('lead_is_spam'))));
});
