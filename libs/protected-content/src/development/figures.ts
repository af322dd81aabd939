import { euro } from '@mainstage/content/constants/figures';
import { count, type Span } from '@mainstage/venues/facts/number-format';

/** The offer to a property owner (rule development.offer). Euro, months, years, square metres, whole percent. */
export const offer = {
  equityEuro: 2_500_000,
  rentFree: { months: 15, worthEuro: 1_700_000 },
  subsidy: { euroPerSqm: 350, worthEuro: 1_300_000 },
  priorityReturnEuro: 5_000_000,
  rampUpMonths: { min: 24, max: 36 },
  targetOccupancyPercent: 40,
  irrPercent: { min: 34, max: 55 },
  revenueEuroPerSqmMonth: 245,
  royaltyPercent: { min: 3, max: 5 },
  locations: { min: 3, max: 10 },
  reducedRentYears: { min: 5, max: 10 },
  designSprintDays: { min: 7, max: 14 },
} as const;

/** The size of the offer's location: its subsidy divided by the subsidy of a square metre. */
export const impliedAreaSqm = offer.subsidy.worthEuro / offer.subsidy.euroPerSqm;

/** The offer's rent for a square metre and month: the value of the rent-free months, by month and size. */
export const impliedRentPerSqm = offer.rentFree.worthEuro / offer.rentFree.months / impliedAreaSqm;

/** Assumptions of the illustration beyond the offer, marked as such on the page. */
export const assumed = {
  fitOutMonths: 6,
  variableCostPercent: 50,
  fixedCostEuroPerSqmMonth: 40,
  reducedRentPercent: 70,
  laterSharePercent: 50,
  horizonYears: 12,
} as const;

/** 2500000 as €2.5m. */
export const millions = (value: number): string => `€${count(value / 1_000_000)}m`;

/** 24 and 36 as 24–36. */
export const between = ({ min, max }: Span): string => `${count(min)}–${count(max)}`;

/** 30.51 as €30.51. */
export const euroAndCents = (value: number): string => `${euro(Math.trunc(value))}.${(value % 1).toFixed(2).slice(2)}`;
