/**
 * First answers within the promised time, unanswered leads counted as late. Durations in minutes of wall-clock time.
 */
export interface AnswerTimes {
  /** Leads with an answer, or with a past deadline. */
  leads: number;
  medianMinutes: number | null;
  p90Minutes: number | null;
  /** 0 to 1. */
  withinPromise: number | null;
}

/** Offers to the leads of a period. */
export interface OfferNumbers {
  /** Leads to which an offer was sent. */
  leads: number;
  /** From the receipt of the lead to its first offer, in minutes of wall-clock time. */
  medianMinutes: number | null;
  /** Leads that accepted one. */
  won: number;
  /** Gross cents of the accepted ones. */
  value: number;
}

/** `GET /api/desk/numbers?from&to` */
export interface DeskNumbers {
  from: string;
  to: string;
  /** All leads of the period, without spam. */
  leads: number;
  bySource: { name: string; leads: number }[];
  byKind: { name: string; leads: number }[];
  /** Every day of the period, including days without leads. */
  byDay: { day: string; leads: number }[];
  answers: AnswerTimes;
  options: number;
  definite: number;
  offers: OfferNumbers;
  lost: { reason: string; leads: number }[];
}

/** `GET /api/answer-times`, public: the last 30 days, null below 20 leads. */
export interface PublicAnswerTimes {
  times: (AnswerTimes & { days: number }) | null;
  /** Time to offer of the same days; null below 20 leads with an offer. */
  offers?: (Pick<OfferNumbers, 'leads'> & { medianMinutes: number; days: number }) | null;
}

export const answerTimesPath = '/api/answer-times';
/** The counted leads, one per line. */
export const answerTimesCsvPath = '/api/answer-times.csv';
