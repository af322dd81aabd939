import { handFieldsOf } from './hand-fields';
import { errorsOf, type HandValues, leadByHandOf } from './hand-form';

const values = (changes: Partial<HandValues>): HandValues => ({
  ...{ kind: 'contact', source: 'telephone', clock: true, venue: '', date: '', fields: {} },
  ...changes,
});

describe('a lead by hand', () => {
  it('has the fields of the visitor’s form in English, without its consent', () => {
    expect(handFieldsOf('business-event').map(({ label }) => label)).toEqual([
      ...['First name', 'Last name', 'Email', 'Phone', 'Company', 'Position', 'Event format', 'Message', 'Answered in'],
    ]);
    expect(handFieldsOf('tour').find(({ name }) => name === 'preferredDate')?.label).toBe('Preferred date');
  });

  it('is checked by the rules of the visitor’s form', () =>
    expect(errorsOf(values({ fields: { firstName: 'Ada', lastName: 'Byron', email: 'ada' } }))).toEqual({
      email: 'Please enter an email address like name@example.com.',
      message: 'Please fill in this field.',
    }));

  it('needs an email address or a telephone number', () => {
    const fields = { firstName: 'Ada', lastName: 'Byron', message: 'Rings again' };
    expect(errorsOf(values({ fields }))).toEqual({
      email: 'Please enter an email address or a telephone number.',
    });
    expect(errorsOf(values({ fields, phone: '+49 69 90009-121' }))).toEqual({});
    expect(leadByHandOf(values({ fields, phone: '+49 69 90009-121' })).phone).toBe('+49 69 90009-121');
  });

  it('is not asked for a consent that nobody gave', () =>
    expect(
      errorsOf(
        values({
          kind: 'business-event',
          fields: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', company: 'Engines' },
        }),
      ),
    ).toEqual({}));

  it('is sent with numbers as numbers, without what is empty', () =>
    expect(
      leadByHandOf(
        values({
          kind: 'tour',
          venue: 'skyline-stage',
          fields: { fullName: ' Ada Byron ', numberOfGuests: '12', company: '' },
        }),
      ),
    ).toEqual({
      kind: 'tour',
      source: 'telephone',
      clock: true,
      venue: 'skyline-stage',
      date: undefined,
      phone: undefined,
      fields: { fullName: 'Ada Byron', numberOfGuests: 12 },
    }));
});
