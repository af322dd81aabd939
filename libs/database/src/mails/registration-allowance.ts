/**
 * Sign-ups for one webinar that a mailbox is answered: the mistyped one, the corrected one, and one more. Whoever signs up
 * has a right to the answer, whatever other forms a stranger sent in that name; further sign-ups are kept unanswered.
 */
const answeredRegistrations = 3;

/**
 * The upsert that grants the answer to a sign-up, or does nothing where the mailbox was answered often enough. It is part
 * of the transaction that writes lead and mails, so a grant without its mail, or a mail without its grant, cannot be.
 * @param source SQL that selects `starts_at, mailbox, answered (1), seated (0 or 1)` of the sign-ups
 */
export function grantRegistration(source: string): string {
  return `INSERT INTO webinar_registrations AS registration (starts_at, mailbox, answered, seated) ${source}
    ON CONFLICT (starts_at, mailbox) DO UPDATE
      SET answered = registration.answered + 1, seated = registration.seated + excluded.seated
      WHERE registration.answered < ${answeredRegistrations}
    RETURNING mailbox, seated`;
}
