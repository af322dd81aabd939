// Rules: industries.samples
import { industries } from './industries';
import { marks } from './marks';

describe('industries', () => {
  it('industries number five, with six distinct sample companies each', () => {
    expect(industries.map(({ name }) => name)).toEqual([
      'Financial Services',
      'Technology & IT',
      'Healthcare & Pharma',
      'Consulting & Advisory',
      'Consumer & Media Brands',
    ]);
    for (const { logos } of industries) {
      expect(logos).toHaveLength(6);
      expect(new Set(logos.map(({ mark }) => mark)).size).toBe(6);
      for (const { mark } of logos) expect(marks[mark]).toMatch(/^M/);
    }
    expect(new Set(industries.flatMap(({ logos }) => logos.map(({ company }) => company))).size).toBe(30);
  });
});
