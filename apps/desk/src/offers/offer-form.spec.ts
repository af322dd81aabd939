import { offerProblems } from '@mainstage/offers/problems';
import { offerContentOf, offerFormOf } from './offer-form';
import { testContent } from './testing/test-offer';

const content = testContent();
const form = offerFormOf(content);

describe('the form of an offer', () => {
  it('keeps a content that nobody changed', () => {
    for (const each of [content, testContent({ hire: null, guests: null, layout: null, lines: [] })])
      expect(offerContentOf(offerFormOf(each), each)).toEqual(each);
  });

  it('reads what is typed into a line', () => {
    const [line] = form.lines;
    const typed = {
      ...line!,
      quantity: '1,5',
      amount: '1.234,50',
      vat: '7',
      discount: '10',
      discountReason: ' Off-season ',
    };
    expect(offerContentOf({ ...form, lines: [typed] }, content).lines).toEqual([
      {
        ...content.lines[0],
        ...{ quantity: 1.5, unitCents: 123_450, vatPercent: 7, discount: { percent: 10, reason: 'Off-season' } },
      },
    ]);
  });

  it('leaves an unreadable amount without a price', () => {
    const lines = [{ ...form.lines[0]!, amount: '1.23.4' }];
    expect(offerContentOf({ ...form, lines }, content).lines[0]?.unitCents).toBeNull();
  });

  it('keeps an unreadable number unreadable, which hinders sending', () => {
    const line = { ...form.lines[0]!, vat: '19,5', discount: 'ten', discountReason: 'Off-season' };
    const typed = offerContentOf(
      { ...form, setUp: '2 h', dismantling: '', guests: 'about 80', lines: [line] },
      content,
    );
    expect(typed).toMatchObject({ setUpMinutes: -1, dismantlingMinutes: -1, guests: -1 });
    expect(offerProblems(typed).map(({ field }) => field)).toEqual([
      ...['lines.0.vatPercent', 'lines.0.discount.percent', 'setUpMinutes', 'dismantlingMinutes', 'guests'],
    ]);
    expect(offerContentOf(offerFormOf(typed), typed)).toEqual(typed);
  });

  it('moves the hours over midnight and the change of clocks', () => {
    expect(offerContentOf({ ...form, day: '2030-10-26', endsAt: '04:00' }, content)).toMatchObject({
      ...{ day: '2030-10-26', startsAt: '2030-10-26T16:00:00.000Z', endsAt: '2030-10-27T03:00:00.000Z', hire: null },
    });
  });

  it('keeps the part of the day on another day', () => {
    expect(offerContentOf({ ...form, day: '2030-12-18' }, content)).toMatchObject({
      ...{ startsAt: '2030-12-18T17:00:00.000Z', endsAt: '2030-12-19T00:00:00.000Z', hire: 'evening' },
    });
  });

  it('keeps the stored hours while one is being typed', () => {
    const { startsAt, endsAt } = content;
    expect(offerContentOf({ ...form, startsAt: '' }, content)).toMatchObject({ startsAt, endsAt });
  });
});
