// Rules: offer.sendable
import { offerProblems } from './problems';
import { offerContent, offerLine } from './testing/offer-content';

const fieldsOf = (change: Parameters<typeof offerContent>[0]) =>
  offerProblems(offerContent(change)).map(({ field, code }) => `${field} ${code}`);

describe('offerProblems', () => {
  it('has none for a complete offer', () => {
    expect(offerProblems(offerContent())).toEqual([]);
    expect(offerProblems(offerContent({ guests: null, layout: null, terms: null, hire: null }))).toEqual([]);
  });

  it.each([
    [{ lines: [] }, 'lines required'],
    [{ lines: [offerLine({ hidden: true })] }, 'lines required'],
    [{ lines: [offerLine({ optional: true })] }, 'lines required'],
    [{ lines: [offerLine(), offerLine()] }, 'lines not_offered'],
    [{ lines: [offerLine({ unitCents: null })] }, 'lines.0.unitCents required'],
    [{ lines: [offerLine({ unitCents: -1 })] }, 'lines.0.unitCents out_of_range'],
    [{ lines: [offerLine({ unitCents: 0.5 })] }, 'lines.0.unitCents out_of_range'],
    [{ lines: [offerLine({ quantity: 0 })] }, 'lines.0.quantity out_of_range'],
    [{ lines: [offerLine({ quantity: NaN })] }, 'lines.0.quantity out_of_range'],
    [{ lines: [offerLine({ quantity: 1.005 })] }, 'lines.0.quantity out_of_range'],
    [{ lines: [offerLine({ unit: 'guest', quantity: 1.5 })] }, 'lines.0.quantity out_of_range'],
    [{ lines: [offerLine({ vatPercent: 7.5 })] }, 'lines.0.vatPercent out_of_range'],
    [{ lines: [offerLine({ label: ' ' })] }, 'lines.0.label required'],
    [{ lines: [offerLine({ discount: { percent: 10, reason: '' } })] }, 'lines.0.discount.reason required'],
    [{ lines: [offerLine({ discount: { percent: 101, reason: 'x' } })] }, 'lines.0.discount.percent out_of_range'],
    [{ endsAt: '2027-02-12T08:00:00.000Z' }, 'endsAt out_of_range'],
    [{ startsAt: '' }, 'startsAt invalid_time'],
    [{ guests: 0 }, 'guests out_of_range'],
    [{ textAfter: 'x'.repeat(4001) }, 'textAfter too_long'],
  ])('of %j: %s', (change, problem) => expect(fieldsOf(change)).toEqual([problem]));

  it('ignores what a hidden line lacks', () => {
    expect(fieldsOf({ lines: [offerLine(), offerLine({ id: 'note', hidden: true, unitCents: null })] })).toEqual([]);
  });
});
