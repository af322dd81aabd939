/** Where this process reads the time that rules decide by. */
let source = (): Date => new Date();

/** The time by which a rule decides: a browser's own; in the API the database's (docs/adr/0023-one-clock.md). */
export function rulingTime(): Date {
  return source();
}

/** Lets another clock rule in this process. */
export function ruleBy(clock: () => Date): void {
  source = clock;
}
