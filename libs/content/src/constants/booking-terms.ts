// For the estimate, the terms of use and the handbook behind its gate.

/** When an invoice is due (rule payment.due). Days, euro, percent. */
export const paymentTerms = {
  dueDays: 10,
  /** Days before the event within which the total is due on signing. */
  onSigningWithinDays: 10,
  /** Up to this sum the total is due in one payment, above it in two. */
  inFullUpToEuro: 5000,
  instalments: { atContract: 80, later: 20, laterWeeksBefore: 4 },
  /** Interest on late payment: businesses 8%, consumers 5% above the base rate. */
  lateInterest: { business: 8, consumerAboveBaseRate: 5 },
  creditCardFee: 3,
} as const;

/** Refunds on cancellation (rule cancellation.refunds), in percent, the longest notice first. */
export const cancellationRefunds = [
  { weeksBefore: 12, refund: 30 },
  { weeksBefore: 8, refund: 20 },
] as const;

/** Each hour of overtime as percent of the invoice (rule overtime.per-hour). Beyond the hours it is a full extra day. */
export const overtime = {
  perHour: { fullDay: 10, evening: 15, halfDay: 20 },
  upToHours: 2,
  latestEnd: '02:00',
} as const;

/** Changes to a booked event (rule changes.deadlines). Days, hours, percent. */
export const changes = {
  deadlineDays: 14,
  /**
   * Rush charges start 14 days before the event, yet the terms also say 10 days; both are stated. An estimate uses the
   * longer notice, so that nobody is charged more than announced.
   */
  rushAppliesWithinDays: 10,
  rush: [
    { hoursBefore: 14 * 24, surcharge: 30 },
    { hoursBefore: 48, surcharge: 50 },
    { hoursBefore: 24, surcharge: 100 },
  ],
  onDayPayableWithinDays: 7,
  participants: { noticeOverPercent: 5, noticeWorkingDays: 10, repricingOverPercent: 10 },
  techFilesDueDays: 7,
} as const;
