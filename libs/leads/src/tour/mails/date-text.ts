const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `2026-07-18`, `14:00` → Saturday, 18 July 2026, 14:00 (Frankfurt time) */
export function tourDateText(day: string, time: string): string {
  // A calendar day has no zone; reading and writing it in UTC keeps it the same day.
  const parts = Object.fromEntries(
    words.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return `${parts['weekday']}, ${parts['day']} ${parts['month']} ${parts['year']}, ${time} (Frankfurt time)`;
}
