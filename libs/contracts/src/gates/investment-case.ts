import type { InvestmentInputs } from './investment-inputs';

/** What the reader of the investment case may vary. */
export type CaseKnob = 'rampUpMonths' | 'royaltyPercent' | 'reducedRentYears' | 'priorityReturn' | 'locations';

export interface CaseField {
  knob: CaseKnob;
  /** Its name in the page's address. */
  param: string;
  label: string;
  hint: string;
  /** After the number: months. */
  unit: string;
  min: number;
  max: number;
  step: number;
  start: number;
  /** Euro in one of its units; 1 unless it counts millions. */
  factor?: number;
}

export interface TermAndDetail {
  term: string;
  detail: string;
}

/** The page that follows the presentation: words, stated ranges and assumptions of the case. */
export interface InvestmentCaseContent {
  back: string;
  kicker: string;
  title: string;
  lead: string;
  /** Says on the page, in print and to screen readers that nothing here is a forecast. */
  illustration: { mark: string; text: string };
  controls: {
    title: string;
    lead: string;
    /** `{min}` and `{max}` with their unit. */
    range: string;
    reset: string;
    print: string;
    fields: readonly CaseField[];
  };
  results: {
    title: string;
    irr: string;
    payback: string;
    multiple: string;
    revenue: string;
    construction: string;
    reserve: string;
    /** `{months}`; and the text that replaces it where the equity does not come back in time. */
    months: string;
    never: string;
    none: string;
    /** Spoken after a change: `{irr}`, `{payback}`. */
    spoken: string;
  };
  chart: {
    title: string;
    lead: string;
    occupancy: string;
    rent: string;
    balance: string;
    year: string;
    opening: string;
    /** `{percent}` and `{month}`. */
    full: string;
    rentSteps: { free: string; reduced: string; full: string };
    /** `{month}`. */
    paidBack: string;
    band: string;
    chosen: string;
    /** What the picture says, for screen readers: `{occupancy}`, `{ramp}`, `{irr}`, `{payback}`, `{end}`, `{years}`. */
    summary: string;
  };
  table: {
    title: string;
    caption: string;
    columns: {
      year: string;
      occupancy: string;
      revenue: string;
      costs: string;
      royalty: string;
      rent: string;
      toEquity: string;
      balance: string;
    };
    handover: string;
  };
  returnClaim: {
    title: string;
    stated: { label: string; min: number; max: number; text: string };
    computed: { label: string; text: string };
    /** What has to hold for the stated rates: `{irr}`, `{share}`. */
    needs: { title: string; text: string; reached: string; never: string };
    sensitivity: { title: string; caption: string; costs: string; irr: string; steps: readonly number[] };
    /** The other reading of the revenue: `{percent}`, `{revenue}`. */
    reading: { title: string; text: string; result: string; none: string };
  };
  owner: {
    title: string;
    lead: string;
    rentFree: string;
    subsidy: string;
    reduced: string;
    given: string;
    paid: string;
    note: string;
  };
  rollOut: {
    title: string;
    /** `{locations}`. */
    lead: string;
    area: string;
    revenue: string;
    royalty: string;
    note: string;
  };
  assumptions: {
    title: string;
    lead: string;
    stated: { title: string; rows: readonly TermAndDetail[] };
    derived: { title: string; rows: readonly TermAndDetail[] };
    ours: { title: string; rows: readonly TermAndDetail[] };
    method: { title: string; rows: readonly TermAndDetail[] };
  };
  base: InvestmentInputs;
}
