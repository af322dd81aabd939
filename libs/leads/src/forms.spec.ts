// Rules: form.limits, form.tour
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { setClock } from '@mainstage/contracts/clock';
import { codeOf, fieldErrorCodes } from '@mainstage/contracts/field-codes';
import { schemaOf } from '@mainstage/contracts/field';
import { parseForm } from '@mainstage/contracts/validate';
import { getMetadataStorage } from 'class-validator';
import { Brief } from './brief/form';
import { BusinessEventForm } from './business-event/form';
import { ContactForm } from './contact/form';
import type { AnyFormCopy } from './form-copy';
import { formCopies } from './form-copies';
import { formNames, forms } from './forms';
import { NewsletterForm } from './newsletter/form';
import { Source } from './source/form';
import { TourForm } from './tour/form';
import { WebinarForm } from './webinar/form';

const contact = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Hello' };
const tour = { fullName: 'Ada Byron', email: 'ada@example.com', preferredDate: berlinDayIn(2), preferredTime: '09:00' };

const codes = (result: { errors?: { field: string; code: string }[] }) =>
  (result.errors ?? []).map((error) => `${error.field} ${error.code}`);

describe('a form', () => {
  it.each([...Object.values(forms).map(({ body }) => body), Brief, Source])(
    'has a code for every check: %p',
    (form) => {
      const checks = getMetadataStorage()
        .getTargetValidationMetadatas(form, '', false, false)
        .flatMap(({ name }) => (name && name !== 'isOptional' ? [name] : []));
      expect(checks.length).toBeGreaterThan(0);
      expect(checks.filter((name) => !fieldErrorCodes.includes(codeOf(name)))).toEqual([]);
    },
  );

  it.each(formNames)('has the fields of its class in its copy: %s', (form) => {
    const { required, properties } = schemaOf(forms[form].body);
    const ofClass = Object.entries(properties).flatMap(([name, { type, format }]) =>
      type === 'object' || name === 'language'
        ? []
        : [{ name, required: required.includes(name), ticked: type === 'boolean', phone: format === 'phone' }],
    );
    const { fields }: AnyFormCopy = formCopies[form];
    const ofCopy = Object.entries(fields).map(([name, field]) => ({
      ...{ name, required: !field?.optional },
      ...{ ticked: field?.control === 'consent', phone: field?.control === 'tel' },
    }));
    expect(ofCopy).toEqual(ofClass);
  });

  it('trims text and drops empty optional fields', () => {
    const { value } = parseForm(ContactForm, { ...contact, firstName: '  Ada ', company: '   ' });
    expect(value).toEqual({ ...contact });
    expect(value).toBeInstanceOf(ContactForm);
  });

  it('takes null for an optional field as absent', () => {
    expect(parseForm(ContactForm, { ...contact, company: null }).errors).toBeUndefined();
  });

  it('names every missing field once, in order', () => {
    expect(codes(parseForm(ContactForm, {}))).toEqual([
      'firstName required',
      'lastName required',
      'email required',
      'message required',
    ]);
  });

  it('counts white space alone as missing', () => {
    expect(codes(parseForm(ContactForm, { ...contact, message: ' \n ' }))).toEqual(['message required']);
  });

  it('refuses unknown fields by name', () => {
    expect(codes(parseForm(NewsletterForm, { email: 'a@example.com', admin: true }))).toEqual(['admin unknown_field']);
  });

  it.each([[null], [[]], ['text'], [7]])('refuses %j as a body', (body) => {
    expect(codes(parseForm(NewsletterForm, body))).toEqual([' wrong_type']);
  });

  it.each([[7], [true], [{}], [[]], [['a@example.com']]])('refuses %j as text', (email) => {
    expect(codes(parseForm(NewsletterForm, { email }))).toEqual(['email wrong_type']);
  });

  it('counts characters, not code units', () => {
    expect(parseForm(ContactForm, { ...contact, firstName: '🎤'.repeat(200) }).errors).toBeUndefined();
    expect(codes(parseForm(ContactForm, { ...contact, firstName: 'x'.repeat(201) }))).toEqual(['firstName too_long']);
  });

  it('refuses NUL, line breaks in a line and half characters', () => {
    for (const firstName of ['a\u0000b', 'a\r\nBcc: x@example.com', 'a\u2028b', 'a\ud800b', 'a\u0085b']) {
      expect(codes(parseForm(ContactForm, { ...contact, firstName }))).toEqual(['firstName invalid_characters']);
    }
  });

  it('keeps line breaks in a message, and refuses NUL there', () => {
    expect(parseForm(ContactForm, { ...contact, message: 'a\r\n\tb' }).value?.message).toBe('a\r\n\tb');
    expect(codes(parseForm(ContactForm, { ...contact, message: 'a\u0007b' }))).toEqual(['message invalid_characters']);
  });

  it.each([
    'plain',
    'a@b',
    'Ada <ada@example.com>',
    'a@example.com, b@example.com',
    'a b@example.com',
    '"<b>x"@example.com',
  ])('refuses %j as an email address', (email) => {
    expect(codes(parseForm(NewsletterForm, { email }))).toEqual(['email invalid_email']);
  });
});

describe('an email address', () => {
  const check = (email: string) => parseForm(NewsletterForm, { email });

  it('has an error of its own for letters before the @ that servers refuse', () => {
    expect(codes(check('jörg@example.org'))).toEqual(['email unsendable_email']);
    expect(codes(check('\u212Aim@example.org'))).toEqual(['email unsendable_email']);
  });

  it('has its domain as mail servers know it, else it is kept as typed', () => {
    expect(check('Ada@Bücher.example').value).toEqual({ email: 'Ada@xn--bcher-kva.example' });
    expect(check('Ada@Example.com').value).toEqual({ email: 'Ada@Example.com' });
  });

  it.each([
    'a\u200Bda@example.org',
    'ada@exam\u00ADple.org',
    'a\u202Eda@example.org',
    'ada@\u2066example.org',
    'a\ud800@example.org',
  ])('holds no invisible character: %j', (email) => {
    expect(codes(check(email))).toEqual(['email invalid_characters']);
  });
});

describe('the tour form', () => {
  it('takes the smallest and the largest party, and no other', () => {
    for (const numberOfGuests of [1, 20])
      expect(parseForm(TourForm, { ...tour, numberOfGuests }).errors).toBeUndefined();
    for (const numberOfGuests of [0, 21, -1])
      expect(codes(parseForm(TourForm, { ...tour, numberOfGuests }))).toEqual(['numberOfGuests out_of_range']);
    for (const numberOfGuests of ['2', 2.5, true, {}])
      expect(codes(parseForm(TourForm, { ...tour, numberOfGuests }))).toEqual(['numberOfGuests wrong_type']);
  });

  it('takes days up to 18 months ahead', () => {
    expect(parseForm(TourForm, { ...tour, preferredDate: berlinDayIn(18) }).errors).toBeUndefined();
    expect(codes(parseForm(TourForm, { ...tour, preferredDate: berlinDayIn(19) }))).toEqual([
      'preferredDate date_too_far',
    ]);
  });

  it('refuses a time that has passed today, and one that the clocks leave out', () => {
    setClock(() => new Date('2027-03-27T07:46:00Z'));
    try {
      const at = (preferredDate: string, preferredTime: string) =>
        parseForm(TourForm, { ...tour, preferredDate, preferredTime });
      expect(codes(at('2027-03-27', '08:46'))).toEqual(['preferredTime time_in_past']);
      expect(at('2027-03-27', '08:47').errors).toBeUndefined();
      expect(codes(at('2027-03-28', '02:30'))).toEqual(['preferredTime time_left_out']);
      expect(at('2027-03-28', '03:00').errors).toBeUndefined();
      // Shown twice: it comes.
      expect(at('2027-10-31', '02:30').errors).toBeUndefined();
    } finally {
      setClock(() => new Date());
    }
  });

  it('takes today and refuses yesterday, days that do not exist and other spellings', () => {
    // Before midnight in Berlin, whose day it is.
    setClock(() => new Date('2027-03-27T22:30:00Z'));
    try {
      const on = (preferredDate: string) => parseForm(TourForm, { ...tour, preferredDate, preferredTime: '23:59' });
      expect(on('2027-03-27').errors).toBeUndefined();
      expect(codes(on('2027-03-26'))).toEqual(['preferredDate date_in_past']);
    } finally {
      setClock(() => new Date());
    }
    for (const preferredDate of ['2999-02-29', '01.02.2999', '2999-1-1', 'tomorrow'])
      expect(codes(parseForm(TourForm, { ...tour, preferredDate }))).toEqual(['preferredDate invalid_date']);
  });

  it('refuses times that no clock shows', () => {
    for (const preferredTime of ['24:00', '9:00', '12:60', 'noon'])
      expect(codes(parseForm(TourForm, { ...tour, preferredTime }))).toEqual(['preferredTime invalid_time']);
  });
});

describe('consent', () => {
  const webinar = { firstName: 'Ada', email: 'ada@example.com', selectedDate: 'Donnerstag, 18.07. 11:00 Uhr' };
  it('the consent must be given, as true', () => {
    expect(parseForm(WebinarForm, { ...webinar, agreeToTerms: true }).errors).toBeUndefined();
    expect(codes(parseForm(WebinarForm, webinar))).toEqual(['agreeToTerms required']);
    expect(codes(parseForm(WebinarForm, { ...webinar, agreeToTerms: false }))).toEqual(['agreeToTerms not_accepted']);
    expect(codes(parseForm(WebinarForm, { ...webinar, agreeToTerms: 'true' }))).toEqual(['agreeToTerms wrong_type']);
  });
});

describe('schemaOf', () => {
  it('shows limits, choices and what is required', () => {
    const schema = schemaOf(BusinessEventForm);
    expect(schema.required).toEqual(['firstName', 'lastName', 'email', 'company', 'agreeToTerms']);
    expect(schema.properties['eventInterest']?.enum).toContain('leadership-lab');
    expect(schema.properties['message']?.maxLength).toBe(5000);
  });
});
