/** What a location's case is computed from. Money in euro, shares in whole percent (40 is 40 %), time in months or years. */
export interface InvestmentInputs {
  /** Size of the whole location. */
  areaSqm: number;
  /** Gross revenue of each square metre of the location a month, once the target occupancy is reached. */
  revenuePerSqm: number;
  targetOccupancyPercent: number;
  /** From the opening to the target occupancy. */
  rampUpMonths: number;
  /** From the handover of the bare floors to the opening. */
  fitOutMonths: number;
  /** Of gross revenue. */
  royaltyPercent: number;
  /** Costs that come and go with revenue, as a part of it. */
  variableCostPercent: number;
  /** Costs of a location that is open, whether anyone comes or not: a square metre and month. */
  fixedCostPerSqm: number;
  /** Full rent of a square metre and month. */
  rentPerSqm: number;
  /** From the handover. */
  rentFreeMonths: number;
  /** After the rent-free months. */
  reducedRentYears: number;
  /** What is paid of the full rent in those years. */
  reducedRentPercent: number;
  /** What the owner adds to the construction, a square metre. */
  subsidyPerSqm: number;
  /** Paid in at the handover. */
  equity: number;
  /** The first that is paid out, up to this sum, goes to the equity alone. */
  priorityReturn: number;
  /** The equity's part of what is paid out after that. */
  laterSharePercent: number;
  /** From the handover to the end of the case; nothing is sold at the end. */
  horizonYears: number;
}
