import { schemaOf } from './field';
import { Phone, readPhonesBy } from './phone';
import { e164Of, isPhoneNumber, phoneNumberOf } from './phone-numbers';
import { parseForm } from './validate';

class Form {
  @Phone('Phone number')
  phone?: string;
}

const codes = (phone: unknown) => (parseForm(Form, { phone }).errors ?? []).map(({ code }) => code);

describe('a telephone number', () => {
  it.each([
    ['069 90009-121', '+496990009121'],
    ['(069) 900 09 121', '+496990009121'],
    ['069/90009-121', '+496990009121'],
    ['+49 (0)69 90009-121', '+496990009121'],
    ['0049 69 90009121', '+496990009121'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00 1 212 555 0100', '+12125550100'],
  ])('is understood as it is written in its country or elsewhere: %s', (typed, e164) => {
    expect(e164Of(typed)).toBe(e164);
  });

  it('keeps an extension in what is dialled', () => {
    expect(phoneNumberOf('+49 69 90009-121 ext. 5')?.uri).toBe('tel:+496990009121;ext=5');
  });

  it.each([
    'call me maybe ☎',
    'tel:+496990009121',
    '069 90009 or 0171 1234567',
    '12',
    '+49 69 90009121;phone-context=evil.com',
    'abc069900091',
  ])('is not read into %s', (typed) => {
    expect(e164Of(typed)).toBeUndefined();
  });
});

describe('a telephone number without a plus sign', () => {
  it.each([
    ['49 69 90009-121', '+496990009121'],
    ['49 (0)69 90009-121', '+496990009121'],
    ['(49) 171 1234567', '+491711234567'],
    ['4969 90009121', '+496990009121'],
  ])("is Germany's where it begins with its code: %s", (typed, e164) => expect(e164Of(typed)).toBe(e164));

  it.each(['90009121', '9000 9121', '44 20 7946 0958', '1 212 555 0100', '69 90009121', '43 1 5123456'])(
    'is taken as typed and never for another subscriber: %s',
    (typed) => expect([isPhoneNumber(typed), e164Of(typed)]).toEqual([true, undefined]),
  );
});

describe('a telephone number with several extensions', () => {
  it.each([
    ...['069 90009-121/122', '069 90009-121/-122', '069/90009-121/122', '069 90009-121 -122', '069 90009-121-122'],
    ...[
      '+49 69 90009-121/122',
      '069 90009-121 + 122',
      '069 90009-121~125',
      '069 90009-121\u2013125',
      '06990009121/06990009122',
    ],
  ])('is taken as typed and never glued together: %s', (typed) => {
    expect([isPhoneNumber(typed), phoneNumberOf(typed)]).toEqual([true, undefined]);
  });

  it.each([
    '069/90009-121',
    '+49 69/90009-121',
    '+49 (0)69 / 900 09-121',
    '0049-69-90009-121',
    '0171-123-4567',
    '+1 212-555-0100',
    '06196/90009-12',
    '0171/1234567',
  ])('is not seen where there is one: %s', (typed) => expect(phoneNumberOf(typed)).toBeDefined());
});

describe('a field for a telephone number', () => {
  it('refuses what can hardly be one before the library has come', () => {
    expect(codes('call me maybe ☎')).toEqual(['invalid_phone']);
    expect(codes('069 90009121')).toEqual([]);
  });

  it('asks the library once it is there, and keeps what was typed', () => {
    readPhonesBy(isPhoneNumber);
    expect(codes('1 2 3 ☎')).toEqual(['invalid_phone']);
    expect(parseForm(Form, { phone: ' 069 / 90009-121 ' }).value).toEqual({ phone: '069 / 90009-121' });
    expect(codes('')).toEqual([]);
    expect(codes(7)).toEqual(['wrong_type']);
  });

  it('says its format to whoever reads the description of the API', () => {
    expect(schemaOf(Form).properties['phone']).toMatchObject({ format: 'phone', maxLength: 40 });
  });
});
