import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';

/** One month of a location before payouts. Month 0 is the handover. */
export interface OperatingMonth {
  month: number;
  occupancyPercent: number;
  revenue: number;
  operatingCosts: number;
  royalty: number;
  rent: number;
  /** Revenue less the three; negative while the location makes a loss. */
  net: number;
}

/** Occupancy in a month: zero before the opening, then linear up to the target, then constant. */
export function occupancyIn(month: number, inputs: InvestmentInputs): number {
  const { fitOutMonths, rampUpMonths, targetOccupancyPercent } = inputs;
  const sinceOpening = Math.max(0, month - fitOutMonths);
  return targetOccupancyPercent * Math.min(1, sinceOpening / rampUpMonths);
}

/** Rent of a month for the whole location: free, then reduced, then full. */
export function rentIn(month: number, inputs: InvestmentInputs): number {
  const { areaSqm, rentPerSqm, rentFreeMonths, reducedRentYears, reducedRentPercent } = inputs;
  if (month <= rentFreeMonths) return 0;
  const full = areaSqm * rentPerSqm;
  return month <= rentFreeMonths + reducedRentYears * 12 ? (full * reducedRentPercent) / 100 : full;
}

export function operatingMonths(inputs: InvestmentInputs): OperatingMonth[] {
  const { areaSqm, revenuePerSqm, targetOccupancyPercent, fitOutMonths } = inputs;
  const { variableCostPercent, fixedCostPerSqm, royaltyPercent, horizonYears } = inputs;

  return Array.from({ length: horizonYears * 12 + 1 }, (_, month) => {
    const occupancyPercent = occupancyIn(month, inputs);
    const revenue = areaSqm * revenuePerSqm * (occupancyPercent / targetOccupancyPercent);
    const fixed = month > fitOutMonths ? areaSqm * fixedCostPerSqm : 0;
    const operatingCosts = fixed + (revenue * variableCostPercent) / 100;
    const royalty = (revenue * royaltyPercent) / 100;
    const rent = rentIn(month, inputs);
    return {
      month,
      occupancyPercent,
      revenue,
      operatingCosts,
      royalty,
      rent,
      net: revenue - operatingCosts - royalty - rent,
    };
  });
}
