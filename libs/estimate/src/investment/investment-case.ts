import type { InvestmentInputs } from '@mainstage/contracts/gates/investment-inputs';
import { internalRatePercent } from './internal-rate';
import { operatingMonths, type OperatingMonth } from './months';
import { equityPart, payout } from './payout';

/** A month with its payment to the equity. */
export interface CaseMonth extends OperatingMonth {
  toEquity: number;
  /** Cumulated payments less the equity: zero at payback. */
  balance: number;
}

/** Twelve months, or the handover alone as year 0. Money of the whole year; occupancy and balance at its end. */
export interface CaseYear extends Omit<CaseMonth, 'month'> {
  year: number;
}

export interface InvestmentCase {
  months: CaseMonth[];
  years: CaseYear[];
  /** Part of equity and subsidy that covers the first losses. */
  reserve: number;
  /** Remaining equity and subsidy for the construction of a square metre; negative if they are insufficient. */
  fitOutPerSqm: number;
  /** First month at whose end the equity is paid back; undefined if it is not by the end of the case. */
  paybackMonth: number | undefined;
  /** Yearly, of the equity's flows; undefined if nothing is paid back. */
  irrPercent: number | undefined;
  /** Payments for each euro of equity. */
  multiple: number;
}

function yearOf(year: number, months: readonly CaseMonth[]): CaseYear {
  const own = months.filter(({ month }) => Math.ceil(month / 12) === year);
  const sum = (key: 'revenue' | 'operatingCosts' | 'royalty' | 'rent' | 'net' | 'toEquity') =>
    own.reduce((total, month) => total + month[key], 0);
  const last = own.at(-1);
  return {
    year,
    occupancyPercent: last?.occupancyPercent ?? 0,
    revenue: sum('revenue'),
    operatingCosts: sum('operatingCosts'),
    royalty: sum('royalty'),
    rent: sum('rent'),
    net: sum('net'),
    toEquity: sum('toEquity'),
    balance: last?.balance ?? 0,
  };
}

interface Returns {
  operating: OperatingMonth[];
  reserve: number;
  /** Cumulated payments to the equity by month. */
  back: number[];
  /** The equity's flows: paid in at month 0, then only payments back. */
  flows: number[];
}

export function returnsOf(inputs: InvestmentInputs): Returns {
  const { equity, priorityReturn, laterSharePercent } = inputs;
  const operating = operatingMonths(inputs);
  const { reserve, paidOut } = payout(operating.map(({ net }) => net));
  const back = paidOut.map((each) => equityPart(each, priorityReturn, laterSharePercent));
  const flows = back.map((each, at) => each - (at === 0 ? equity : (back[at - 1] ?? 0)));
  return { operating, reserve, back, flows };
}

/**
 * The case of one location: earnings, payouts, and the return on equity. The equity is paid in one sum, covers
 * construction and the first months together with the owner's subsidy, and is never called again.
 */
export function investmentCase(inputs: InvestmentInputs): InvestmentCase {
  const { equity, subsidyPerSqm, areaSqm, horizonYears } = inputs;
  const { operating, reserve, back, flows } = returnsOf(inputs);
  const months = operating.map((month, at) => ({
    ...month,
    toEquity: (back[at] ?? 0) - (back[at - 1] ?? 0),
    balance: (back[at] ?? 0) - equity,
  }));

  return {
    months,
    years: Array.from({ length: horizonYears + 1 }, (_, year) => yearOf(year, months)),
    reserve,
    fitOutPerSqm: (equity - reserve) / areaSqm + subsidyPerSqm,
    paybackMonth: months.find(({ balance }) => balance >= 0)?.month,
    irrPercent: internalRatePercent(flows),
    multiple: (back.at(-1) ?? 0) / equity,
  };
}
