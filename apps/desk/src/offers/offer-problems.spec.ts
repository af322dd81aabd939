import { offerContentOf, type OfferForm, offerFormOf } from './offer-form';
import { problemsOf } from './offer-problems';
import { testContent } from './testing/test-offer';

const stored = testContent();
const problems = (changes: Partial<OfferForm>) => {
  const form = { ...offerFormOf(stored), ...changes };
  return Object.fromEntries(problemsOf(form, offerContentOf(form, stored)));
};
const [room, dinner] = offerFormOf(stored).lines as [OfferForm['lines'][number], OfferForm['lines'][number]];

describe('the problems of an offer', () => {
  it('name the line without an amount', () =>
    expect(problems({})).toEqual({ 'lines.1.unitCents': 'Line “Dinner” has no amount.' }));

  it('are none once it has one', () => expect(problems({ lines: [room, { ...dinner, amount: '95,00' }] })).toEqual({}));

  it('tell what cannot be read before what is missing', () =>
    expect(problems({ day: '', endsAt: '', lines: [{ ...room, amount: '1.2.3', vat: '', quantity: 'two' }] })).toEqual({
      'lines.0.unitCents': 'Write an amount such as 1.234,50 or 1,234.50.',
      'lines.0.quantity': 'Write a number.',
      'lines.0.vatPercent': 'Write the rate; 0 if there is no VAT.',
      day: 'Write a day.',
      endsAt: 'Write a time.',
    }));
});
