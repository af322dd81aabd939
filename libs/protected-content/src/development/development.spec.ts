// Rules: development.offer, development.phases
import manifest from '@mainstage/content/pictures/manifest.json';
import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { investmentCase as caseOf } from '@mainstage/estimate/investment/investment-case';
import { variableCostFor } from '@mainstage/estimate/investment/needed-costs';
import { caseFields } from './case-fields';
import { developmentContent } from './content';
import { assumed, between, euroAndCents, impliedAreaSqm, impliedRentPerSqm, millions, offer } from './figures';

const stated = JSON.stringify(developmentContent);
const { base } = developmentContent.investmentCase;

describe('the landlord presentation', () => {
  it('states every figure of the offer', () => {
    const figures = [
      ...['€2.5m', '15 months', '€1.7m', '€350 per sqm', '€1.3m', 'p to €5m', '24–36 months', '40% occupancy'],
      ...['34–55%', '€245 per sqm and month', '3–5% of gross revenue', '3–10 locations', '5–10 years', '7–14 days'],
    ];
    expect(figures.filter((figure) => !stated.includes(figure))).toEqual([]);
  });

  it('lists the six complete engagement phases in order', () => {
    const { phases } = developmentContent.phases;
    expect(phases.map(({ number, title }) => [number, title])).toEqual([
      [1, 'Property & Experience Audit'],
      [2, 'Experience Design Sprint'],
      [3, 'Product & Business Case'],
      [4, 'Activation & Content'],
      [5, 'Operation or Handover'],
      [6, 'Continuous Innovation'],
    ]);
    for (const { header, description, tools, output } of phases) {
      expect(tools.length).toBeGreaterThan(1);
      expect([header, description, output].every((text) => text.length > 15)).toBe(true);
    }
  });

  it('has the eight core products with a range of sizes and a goal', () => {
    const { products } = developmentContent.products;
    expect(products.map(({ name }) => name)).toEqual([
      ...['Café', 'Lounge', 'Restaurant & Bistro', 'Offices', 'Stages', 'Spaces', 'Meeting', 'Membership'],
    ]);
    for (const { size, goal } of products) {
      expect(size).toMatch(/^[\d,]+–[\d,]+ sqm$/);
      expect(goal.length).toBeGreaterThan(20);
    }
  });

  it('shows pictures that exist, none twice', () => {
    const { opening, house, week, proposal } = developmentContent;
    const ids = [opening, ...house.slides, ...week.slides, proposal].map(({ picture }) => picture.id);
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(ids));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the investment case', () => {
  it('starts at the middle of each stated range or at its stated value', () => {
    expect(base).toMatchObject({
      equity: offer.equityEuro,
      rentFreeMonths: 15,
      subsidyPerSqm: 350,
      revenuePerSqm: 245,
      targetOccupancyPercent: 40,
      rampUpMonths: 30,
      royaltyPercent: 4,
      priorityReturn: 5_000_000,
    });
  });

  it('derives area and rent that result in the sums of the offer', () => {
    expect(base.areaSqm * base.subsidyPerSqm).toBeCloseTo(offer.subsidy.worthEuro);
    expect(base.areaSqm * base.rentPerSqm * base.rentFreeMonths).toBeCloseTo(offer.rentFree.worthEuro);
    expect([Math.round(impliedAreaSqm), euroAndCents(impliedRentPerSqm)]).toEqual([3714, '€30.51']);
  });

  it('limits controls to the stated ranges, with reachable steps and distinct names', () => {
    expect(caseFields.map(({ knob, min, max }) => [knob, min, max])).toEqual([
      ['rampUpMonths', 24, 36],
      ['royaltyPercent', 3, 5],
      ['reducedRentYears', 5, 10],
      ['priorityReturn', 0, 5],
      ['locations', 3, 10],
    ]);
    for (const { min, max, step, start } of caseFields) {
      expect([(max - min) / step, (start - min) / step].every(Number.isInteger)).toBe(true);
      expect(start >= min && start <= max).toBe(true);
    }
    expect(new Set(caseFields.map(({ param }) => param)).size).toBe(caseFields.length);
  });

  it('is long enough for every stated term of rent', () => {
    const rentMonths = offer.rentFree.months + offer.reducedRentYears.max * 12;
    expect(assumed.horizonYears * 12).toBeGreaterThanOrEqual(rentMonths);
  });

  it('pays for itself everywhere within the ranges, and leaves money for construction', () => {
    for (const rampUpMonths of [24, 30, 36])
      for (const royaltyPercent of [3, 5])
        for (const reducedRentYears of [5, 10])
          for (const priorityReturn of [0, 5_000_000]) {
            const inputs: InvestmentInputs = {
              ...base,
              rampUpMonths,
              royaltyPercent,
              reducedRentYears,
              priorityReturn,
            };
            const { irrPercent, paybackMonth, fitOutPerSqm } = caseOf(inputs);
            expect(irrPercent).toBeGreaterThan(0);
            expect(paybackMonth).toBeDefined();
            expect(fitOutPerSqm).toBeGreaterThan(offer.subsidy.euroPerSqm);
          }
  });

  it('starts at the lower end of the claimed return and reaches the upper nowhere', () => {
    const { min, max } = offer.irrPercent;
    expect(caseOf(base).irrPercent).toBeGreaterThan(min);
    const best = { ...base, rampUpMonths: 24, royaltyPercent: 3, reducedRentYears: 10 };
    expect(caseOf(best).irrPercent).toBeLessThan(max);
    expect(variableCostFor(max, base)).toBeLessThan(assumed.variableCostPercent);
    expect(stated).toContain('it was not computed on this page');
  });
});

/** Whether the check of the built site can search for it: 32 consecutive letters without numbers (tools/checks). */
function canBeLookedFor(value: unknown): boolean {
  if (typeof value === 'string') return value.split(/\d+/).some((run) => run.replace(/\P{Letter}/gu, '').length >= 32);
  return typeof value === 'object' && value !== null && Object.values(value).some(canBeLookedFor);
}

describe('every part of both pages', () => {
  const { investmentCase, ...presentation } = developmentContent;
  const { base: _figures, back: _back, kicker: _kicker, title: _title, lead: _lead, ...parts } = investmentCase;

  it.each(Object.entries({ ...presentation, ...parts }))(
    '%s holds a phrase that would give a leak away',
    (_name, part) => {
      expect(canBeLookedFor(part)).toBe(true);
    },
  );
});

describe('figures as text', () => {
  it('are written as on every English page', () => {
    expect([millions(2_500_000), between({ min: 3, max: 10 }), euroAndCents(7.5)]).toEqual(['€2.5m', '3–10', '€7.50']);
  });
});
