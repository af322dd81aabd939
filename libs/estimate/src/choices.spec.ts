import fc from 'fast-check';
import { bookables } from '@mainstage/content/estimate/bookables';
import { anyRaw, today } from './any-choices';
import { checkChoices, firstChoices, type RawChoices, readChoices, writeChoices } from './choices';

const errorsOf = (raw: Partial<RawChoices>) => checkChoices({ ...firstChoices, ...raw }, today).errors;

describe('the choices of an estimate', () => {
  it('start with a computable estimate', () => {
    expect(checkChoices(firstChoices, today).errors).toEqual({});
    expect(writeChoices(firstChoices)).toBe('');
  });

  it('the choices of an estimate survive a round trip through the URL', () => {
    fc.assert(
      fc.property(anyRaw, (raw) => {
        expect(readChoices(writeChoices(raw))).toEqual(raw);
        expect(checkChoices(raw, today).errors).toEqual({});
      }),
    );
  });

  it('accept any URL and give either choices or an error per field', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', '-1', '1e3', '٣', ' 5 ', '2027-02-30'));
    const record = fc.record(
      Object.fromEntries(Object.keys(firstChoices).map((field) => [field, text])) as Record<
        keyof RawChoices,
        fc.Arbitrary<string>
      >,
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(record, (raw) => {
        const { choices, errors } = checkChoices({ ...firstChoices, ...raw }, today);
        expect(choices === undefined).toBe(Object.keys(errors).length > 0);
        for (const error of Object.values(errors)) expect(error.message).not.toBe('');
      }),
    );
  });

  it('name what is wrong in the terms of the field', () => {
    expect(errorsOf({ what: 'toString' }).what?.message).toMatch(/from the list/);
    expect(errorsOf({ date: '2026-11-22' }).date?.message).toMatch(/has passed/);
    expect(errorsOf({ date: '2027-02-29' }).date?.message).toMatch(/does not exist/);
    expect(errorsOf({ date: '2029-11-24' }).date?.message).toMatch(/3 years/);
    expect(errorsOf({ date: '2029-11-23' })).toEqual({});
    expect(errorsOf({ guests: '0' }).guests?.message).toBe(
      'Event Floors: please enter whole guests, 1 to 400. For more, choose something larger or write to us.',
    );
    expect(errorsOf({ guests: '12.5' }).guests).toBeDefined();
    expect(errorsOf({ what: 'private-rooms', guests: '51' }).guests?.message).toMatch(/1 to 50/);
    expect(errorsOf({ days: '15' }).days?.message).toMatch(/1 to 14/);
    expect(errorsOf({ overtime: '7' }).overtime?.message).toMatch(/0 to 6/);
    expect(errorsOf({ gift: '499' }).gift?.message).toBe('A gift card is worth whole euros, €500 to €50,000.');
    expect(errorsOf({ gift: '50001' }).gift).toBeDefined();
    expect(errorsOf({ extras: 'led-wall,toString' }).extras).toBeDefined();
  });

  it('offer the next day on which an offer can begin', () => {
    expect(errorsOf({ what: 'weekend-immersion', date: '2026-12-09' }).date).toEqual({
      message: 'Weekend Immersion begins on a Saturday.',
      instead: { value: '2026-12-12', label: 'Use Sat 12 December 2026' },
    });
    expect(errorsOf({ what: 'weekday-business-edge', date: '2026-12-11' }).date?.instead?.value).toBe('2026-12-14');
    expect(errorsOf({ what: 'hybrid-studio-day', date: '2026-12-14' })).toEqual({});
  });

  it('the choices of an estimate omit fields without a use: days of an offer, hours of a package', () => {
    const { choices } = checkChoices(
      { ...firstChoices, what: 'extended-focus', days: '9', hours: 'evening', overtime: '2' },
      today,
    );
    expect(choices).toMatchObject({ days: 4, block: 'full-day', overtimeHours: 0 });
  });
});

describe('what can be estimated', () => {
  it('estimates exist for everything with a list price, and for every venue', () => {
    expect(bookables.filter(({ venue }) => !venue).map(({ id, priceEuro }) => [id, priceEuro])).toEqual([
      ['event-floors', 2500],
      ['private-rooms', 500],
      ['workshop-packages', 1200],
      ['rooftop-terrace', 800],
      ['weekend-immersion', 2500],
      ['weekday-business-edge', 1800],
      ['extended-focus', 3200],
      ['co-create-and-accelerate', 1600],
      ['virtual-keynote-experience', 2800],
      ['hybrid-studio-day', 1900],
    ]);
    expect(bookables.filter(({ venue }) => venue)).toHaveLength(30);
  });

  it('an estimate starts with no more guests than the capacity', () => {
    expect(readChoices('venue=private-office').guests).toBe('8');
    expect(readChoices('venue=liberty-stage').guests).toBe('30');
    expect(writeChoices(readChoices('venue=private-office'))).toBe('venue=private-office');
    expect(errorsOf({ venue: 'the-moon' }).what?.message).toMatch(/from the list/);
  });
});
