import { occupancyIn, operatingMonths, rentIn } from './months';
import { sampleInputs } from './sample-inputs';

describe('the months of a location', () => {
  const months = operatingMonths(sampleInputs);
  const month = (at: number) => months[at]!;

  it('start with the handover and end with the horizon', () => {
    expect(months).toHaveLength(121);
    expect(month(0)).toMatchObject({ month: 0, occupancyPercent: 0, revenue: 0, operatingCosts: 0, rent: 0, net: 0 });
  });

  it('the months of a location cost nothing while the location is built and the rent is free', () => {
    expect(months.slice(0, 6).every(({ net }) => net === 0)).toBe(true);
    expect(month(6).operatingCosts).toBeCloseTo(10_000 + 0.45 * 5_000);
  });

  it('have an occupancy that rises evenly from the opening to the target', () => {
    expect([5, 6, 15, 25, 26, 120].map((at) => occupancyIn(at, sampleInputs))).toEqual([0, 2, 20, 40, 40, 40]);
  });

  it('the months of a location pay no rent, then the reduced one, then the full one', () => {
    expect([10, 11, 70, 71].map((at) => rentIn(at, sampleInputs))).toEqual([0, 9_000, 9_000, 15_000]);
  });

  it('the months of a location earn what the area earns at the target, less costs, royalty and rent', () => {
    expect(month(30)).toEqual({
      month: 30,
      occupancyPercent: 40,
      revenue: 100_000,
      operatingCosts: 55_000,
      royalty: 5_000,
      rent: 9_000,
      net: 31_000,
    });
  });
});
