import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';

/** A location in round figures, for tests: 1,000 sqm that earn 100,000 euro a month when the ramp-up is over. */
export const sampleInputs: InvestmentInputs = {
  areaSqm: 1000,
  revenuePerSqm: 100,
  targetOccupancyPercent: 40,
  rampUpMonths: 20,
  fitOutMonths: 5,
  royaltyPercent: 5,
  variableCostPercent: 45,
  fixedCostPerSqm: 10,
  rentPerSqm: 15,
  rentFreeMonths: 10,
  reducedRentYears: 5,
  reducedRentPercent: 60,
  subsidyPerSqm: 300,
  equity: 500_000,
  priorityReturn: 1_000_000,
  laterSharePercent: 50,
  horizonYears: 10,
};
