let source = (): Date => new Date();

/** The time for decisions: a browser's own; in the API the database's (docs/adr/0023-one-clock.md). */
export function currentTime(): Date {
  return source();
}

/** Sets the clock of this process. */
export function setClock(clock: () => Date): void {
  source = clock;
}
