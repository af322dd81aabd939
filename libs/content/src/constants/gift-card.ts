/** The gift card (rule gift-card.terms): euro, years, and the bonus percent above a value. */
export const giftCardTerms = {
  valueEuro: { min: 500, max: 50000 },
  validYears: 2,
  bonus: { percent: 10, aboveEuro: 5000 },
} as const;
