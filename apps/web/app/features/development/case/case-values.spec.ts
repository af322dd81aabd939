import fc from 'fast-check';
import { investmentCase } from '@mainstage/estimate/investment/investment-case';
import { sampleInputs } from '@mainstage/estimate/investment/sample-inputs';
import { addressOf, allowed, extremesOf, inputsOf, valuesFrom } from './case-values';
import { sampleFields } from './sample-content';

const read = (address: string) => valuesFrom(sampleFields, new URLSearchParams(address));
const start = read('');
const [ramp, fee] = sampleFields;

describe('the values of the case', () => {
  it('start where the content says', () => {
    expect(start).toEqual({
      rampUpMonths: 20,
      royaltyPercent: 5,
      reducedRentYears: 5,
      priorityReturn: 1,
      locations: 2,
    });
  });

  it('are read from the address, held to range and step', () => {
    expect(read('ramp=25&fee=3.5').rampUpMonths).toBe(25);
    expect(read('ramp=25&fee=3.4').royaltyPercent).toBe(3.5);
    expect(read('ramp=99').rampUpMonths).toBe(30);
    expect(read('ramp=-5').rampUpMonths).toBe(10);
  });

  it.each(['ramp=', 'ramp=abc', 'ramp=NaN', 'ramp=Infinity', 'other=1'])(
    'are the start values where the address says %s',
    (address) => {
      expect(read(address)).toEqual(start);
    },
  );

  it('the address holds the values that differ from the defaults, and restores them', () => {
    expect(addressOf(sampleFields, start).toString()).toBe('');
    const steps = fc.tuple(
      ...sampleFields.map(({ min, max, step }) => fc.integer({ min: 0, max: (max - min) / step })),
    );
    fc.assert(
      fc.property(steps, (chosen) => {
        const values = { ...start };
        sampleFields.forEach((field, at) => (values[field.knob] = field.min + chosen[at]! * field.step));
        expect(valuesFrom(sampleFields, addressOf(sampleFields, values))).toEqual(values);
      }),
    );
  });

  it('are always allowed ones, whatever is typed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (typed) => {
        const value = allowed(fee, typed);
        expect(value >= fee.min && value <= fee.max && Number.isInteger((value - fee.min) / fee.step)).toBe(true);
      }),
    );
    expect(allowed(ramp, 19.5)).toBe(20);
  });

  it('the values of the case become inputs in euro; the number of locations is no part of one location', () => {
    const inputs = inputsOf(sampleInputs, sampleFields, {
      ...start,
      rampUpMonths: 12,
      priorityReturn: 0.25,
      locations: 9,
    });
    expect(inputs).toEqual({ ...sampleInputs, rampUpMonths: 12, priorityReturn: 250_000 });
  });

  it('the values of the case lie between the two ends of the stated ranges', () => {
    const { worst, best } = extremesOf(sampleInputs, sampleFields);
    expect(worst).toMatchObject({
      rampUpMonths: 30,
      royaltyPercent: 7,
      reducedRentYears: 2,
      priorityReturn: 1_000_000,
    });
    expect(best).toMatchObject({ rampUpMonths: 10, royaltyPercent: 3, reducedRentYears: 8, priorityReturn: 1_000_000 });
    const [low, middle, high] = [worst, sampleInputs, best].map((each) => investmentCase(each).irrPercent ?? -100);
    expect(low).toBeLessThan(middle!);
    expect(middle).toBeLessThan(high!);
  });
});
