import { query } from './database.mjs';

const countLeads = 'SELECT count(*)::int AS stored FROM contact_submissions WHERE id = ANY($1)';
// A mail to sales about an unreached visitor is due a quarter of an hour later; until then it does not count as
// pending.
const countMails = `SELECT count(*) FILTER (WHERE status = 'sending' OR status = 'due' AND first_due_at <= now())::int AS pending,
    count(*) FILTER (WHERE status = 'sent')::int AS sent,
    count(*) FILTER (WHERE status IN ('dead', 'review') AND settled_at IS NULL)::int AS attention
  FROM mails WHERE lead_id = ANY($1)`;

/**
 * Fate of the forms that the page has sent.
 * @param {import('./demo-forms.mjs').DemoForms} forms
 * @param {string} databaseUrl
 * @returns {Promise<{ sent: number, accepted: number, stored?: number, pending?: number, delivered?: number,
 * attention?: number, lost?: number }>} without the database's part while that does not respond; `lost`: acknowledged
 * with 201 and not stored
 */
export async function countersOf(forms, databaseUrl) {
  const ids = [...forms.accepted];
  const known = { sent: forms.sent, accepted: ids.length };
  try {
    const [[{ stored }], [mails]] = await Promise.all([
      query(databaseUrl, countLeads, [ids]),
      query(databaseUrl, countMails, [ids]),
    ]);
    const { pending, sent: delivered, attention } = mails;
    return { ...known, stored, pending, delivered, attention, lost: ids.length - stored };
  } catch {
    return known;
  }
}
