export interface WebinarDate {
  /** 16.07.2026, or 16 July 2026 */
  day: string;
  /** Donnerstag, 16.07.2026, or Thursday, 16 July 2026 */
  date: string;
  /** 11:00 Uhr, or 11:00 */
  time: string;
  /** 11:00–12:00 Uhr (Frankfurter Zeit) */
  span: string;
  /** In a sentence, with the year if it is needed: Donnerstag, 16.07. 11:00 Uhr */
  shown: string;
}

export interface WebinarWords {
  reason: string;
  alt: string;
  dateOf: (startsAt: Date) => WebinarDate;
  /** A moment within the next day, without its year. */
  until: (at: Date) => string;
  facts: { webinar: string; date: string; time: string; where: string; online: string };
  personalLink: string;
  giveBack: { text: string; button: string };
  join: string;
  entry: string;
  notYou: string;
  access: {
    subject: (date: WebinarDate) => string;
    preview: (date: WebinarDate) => string;
    heading: string;
    text: string;
    running: { subject: string; preview: string; heading: string; text: string; button: string };
    past: {
      subject: string;
      preview: (date: WebinarDate) => string;
      heading: string;
      text: string;
      button: string;
      next: string;
    };
  };
  waitlist: {
    subject: string;
    preview: (date: WebinarDate) => string;
    heading: string;
    text: string;
    next: string;
    leave: string;
    button: string;
  };
  provisional: {
    subject: (date: WebinarDate) => string;
    preview: (until: string) => string;
    heading: string;
    text: (until: string) => string;
    button: string;
    notYou: string;
  };
  movedUp: {
    subject: (date: WebinarDate) => string;
    preview: string;
    heading: string;
    text: string;
    running: string;
  };
  moved: {
    subject: (date: WebinarDate) => string;
    heading: string;
    text: string;
    entry: string;
    places: Readonly<Record<'seat' | 'kept' | 'waiting', { preview: string; text: string }>>;
  };
  reminders: {
    preview: (date: WebinarDate) => string;
    day: { subject: (date: WebinarDate) => string; heading: string; text: string };
    hour: { subject: (date: WebinarDate) => string; heading: (date: WebinarDate) => string; text: string };
  };
}
