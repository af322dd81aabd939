export type OptionActionName = 'challenge' | 'release';

export interface OptionWords {
  facts: { day: string; hours: string; guests: string; layout: string; until: string; decideBy: string };
  /** @param span 08:00 to 18:00 */
  frankfurt: (span: string) => string;
  states: { option: (rank: number) => string; definite: string; requested: string; ended: string };
  questions: string;
  first: string;
  /** Between two ways to contact us. */
  or: string;
  waitsFor: (rooms: string) => string;
  second: string;
  later: string;
  onOurSite: (venue: string) => string;
  noLongerNeeded: string;
  cannotBeUndone: string;
  actions: Readonly<Record<OptionActionName, { label: string; done: string }>>;
  /** Why an action failed, without anything about other clients. */
  errors: Readonly<Record<'not_second' | 'already_challenged' | 'wrong_state', string>>;
}
