import 'reflect-metadata';
import { ContactSubmission } from './contact/entity';
import { contactCopy, contactForSales } from './contact/fields';
import type { ContactForm } from './contact/form';
import type { FieldsForSales, FormCopy } from './form-copy';
import type { LeadRow } from './lead-row';
import { rowOf } from './row';
import { TourBooking } from './tour/entity';
import { type WithLanguage, withLanguage } from './with-language';

type Contact = WithLanguage<ContactForm>;
const typed: ContactForm = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Hello' };
const form: Contact = withLanguage(typed, { language: 'en' });

/** The contact form as somebody would make it who forgets the rest of the way. */
interface WithHat extends Contact {
  hatSize?: string;
}

interface WithCompany extends Contact {
  company: string;
}

/** Never run: what the type check refuses here, it refuses in every form.ts and lead.ts. */
export const mistakes = [
  // @ts-expect-error a field that no page describes
  () => contactCopy satisfies FormCopy<WithHat>,
  // @ts-expect-error a field that pages show as optional and the form requires
  () => contactCopy satisfies FormCopy<WithCompany>,
  // @ts-expect-error a field that sales would not read
  () => contactForSales satisfies FieldsForSales<WithHat>,
  // @ts-expect-error a field without a column that is not named as not stored
  () => rowOf<ContactSubmission, WithHat>(ContactSubmission, form, { notStored: {}, columns: {} }),
  // @ts-expect-error a field that is stored, named as not stored
  () => rowOf(ContactSubmission, form, { notStored: { email: 'no reason' }, columns: {} }),
  // @ts-expect-error a column that does not exist
  () => rowOf(ContactSubmission, form, { notStored: {}, columns: { firstname: 'Ada' } }),
  // @ts-expect-error columns that nothing fills
  () => rowOf<TourBooking<'tour'>, Contact>(TourBooking, form, { notStored: form, columns: { kind: 'tour' } }),
  // @ts-expect-error a field that may be empty in a column that may not
  () => rowOf<ContactSubmission, Partial<Contact>>(ContactSubmission, {}, { notStored: {}, columns: {} }),
];

describe('the row of a form', () => {
  it('holds its fields under the names of the columns', () => {
    expect(rowOf(ContactSubmission, form, { notStored: {}, columns: {} })).toEqual({
      entity: ContactSubmission,
      values: form,
    });
  });

  it('loses no field past the compiler', () => {
    const more = { ...form, hatSize: '57' };
    expect(() => rowOf<ContactSubmission, Contact>(ContactSubmission, more, { notStored: {}, columns: {} })).toThrow(
      'The row has no place for hatSize',
    );
  });

  it('leaves to the intake what every row has', () => {
    const own = new Set(Object.keys(rowOf(ContactSubmission, form, { notStored: {}, columns: {} }).values));
    for (const name of ['id', 'createdAt', 'suspicions', 'visitorNotMailed'] satisfies (keyof LeadRow)[])
      expect(own).not.toContain(name);
  });
});
