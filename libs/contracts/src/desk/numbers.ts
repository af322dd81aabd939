/** The promise kept: first answers within *answer by*, unanswered counted as late. Durations in minutes of the clock on the wall. */
export interface AnswerTimes {
  /** Leads that needed an answer and have one, or whose deadline is over. */
  leads: number;
  medianMinutes: number | null;
  p90Minutes: number | null;
  /** 0 to 1. */
  withinPromise: number | null;
}

/** `GET /api/desk/numbers?from&to` */
export interface DeskNumbers {
  from: string;
  to: string;
  /** All leads of the period, as the charts show them. Spam does not count. */
  leads: number;
  bySource: { name: string; leads: number }[];
  byKind: { name: string; leads: number }[];
  /** Every day of the period, also without leads. */
  byDay: { day: string; leads: number }[];
  answers: AnswerTimes;
  options: number;
  definite: number;
  lost: { reason: string; leads: number }[];
}

/** `GET /api/answer-times`, public: the last 30 days, null below 20 leads. */
export interface PublicAnswerTimes {
  times: (AnswerTimes & { days: number }) | null;
}

export const answerTimesPath = '/api/answer-times';
/** The leads that were counted, one a line. */
export const answerTimesCsvPath = '/api/answer-times.csv';
