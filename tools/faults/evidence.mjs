/** Rows of the database in the checker's format. @param {{ rows: (text: string) => Promise<object[]> }} database */
export async function evidenceOf(database) {
  const leads = await database.rows(
    `SELECT id, email FROM newsletter_subscriptions UNION ALL SELECT id, email FROM contact_submissions
     UNION ALL SELECT id, email FROM tour_bookings`,
  );
  const mails = await database.rows(
    `SELECT to_jsonb(mails) || jsonb_build_object('dueNow', first_due_at <= now()) AS mail FROM mails`,
  );
  return { leads, mails: mails.map(({ mail }) => mail) };
}

/** Number of mails that should be sent by now. */
export async function pendingMails(database) {
  const [{ count }] = await database.rows(
    `SELECT count(*)::int AS count FROM mails WHERE status = 'sending' OR (status = 'due' AND first_due_at <= now())`,
  );
  return count;
}

/** Number of mails that have been due for some seconds. */
export async function overdueMails(database) {
  const [{ count }] = await database.rows(
    `SELECT count(*)::int AS count FROM mails WHERE status = 'due' AND due_at <= now() - interval '5 seconds'`,
  );
  return count;
}

/** Number of untried mails that were due before a moment. @param {number} at milliseconds since 1970 */
export async function untriedMails(database, at) {
  const [{ count }] = await database.rows(
    `SELECT count(*)::int AS count FROM mails
     WHERE status = 'due' AND attempts = 0 AND due_at <= LEAST(now(), to_timestamp($1 / 1000.0))`,
    [at],
  );
  return count;
}

/** Makes mails that wait for a retry due now, instead of hours later. */
export async function skipWaits(database) {
  await database.rows(
    `UPDATE mails SET due_at = now() WHERE status = 'due' AND due_at > now() AND first_due_at <= now()`,
  );
}
