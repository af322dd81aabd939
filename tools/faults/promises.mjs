/** Mails that must exist for a lead of each form. */
const expectedMails = {
  newsletter: ['newsletter-opt-in'],
  contact: ['contact-confirmation', 'contact-notification'],
  tour: ['tour-confirmation', 'tour-notification'],
  webinar: ['webinar-access'],
  'business-event': ['business-event-confirmation', 'business-event-notification'],
};

/** Milliseconds around a fault in which an answer to a final dot may have been lost. */
const NEAR_MS = 10_000;

const groupBy = (list, key) => {
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
};

/**
 * Compares the responses to visitors with the database, and the database with the mail server.
 * @param {{
 *   submissions: import('./visitors.mjs').Submission[],
 *   leads: { id: string, email: string }[],
 *   mails: { id: string, kind: string, lead_id: string, to_address: string | null, status: string, unanswered: number,
 *     last_reply: string | null, dueNow: boolean }[],
 *   dots: Map<string, { at: number, verdict: string }[]>, rejected: Set<string>, sales: string,
 *   faults: { from: number, until: number }[],
 * }} evidence dueNow: its first due time has come; dots: what became of each message, by mail
 * @returns {{ broken: { promise: string, detail: string, at: number }[], doubles: { id: string, at: number, explained: boolean }[] }}
 *   at: when the form or mail was on its way, in milliseconds
 */
export function checkPromises({ submissions, leads, mails, dots, rejected, sales, faults }) {
  const broken = [];
  const doubles = [];
  const breaks = (promise, detail, at) => broken.push({ promise, detail, at });
  const leadsByEmail = groupBy(leads, ({ email }) => email.toLowerCase());
  const mailsByLead = groupBy(mails, (mail) => mail.lead_id);

  for (const { email, form, id, startedAt, rejection, tries } of submissions) {
    const kept = leadsByEmail.get(email) ?? [];
    if (rejection) breaks('no good form is rejected', `${form}: ${rejection}`, startedAt);
    if (kept.length > 1) breaks('no lead twice', `${form} of ${email} is there ${kept.length} times`, startedAt);
    if (id && kept.length === 0) breaks('no lead lost', `${form} ${id} was acknowledged and is not there`, startedAt);
    if (id && kept.length === 1 && kept[0].id !== id)
      breaks('no lead lost', `${form} was acknowledged as ${id} and is there as ${kept[0].id}`, startedAt);
    if (!id && !rejection) breaks('every form is answered', `${form} of ${email} in ${tries} tries`, startedAt);
    for (const lead of kept)
      for (const kind of expectedMails[form]) {
        const stored = (mailsByLead.get(lead.id) ?? []).filter((mail) => mail.kind === kind).length;
        if (stored !== 1)
          breaks('every lead has its mails once', `${form} ${lead.id} has ${stored} ${kind}`, startedAt);
      }
  }

  const known = new Set(mails.map(({ id }) => id));
  for (const mail of mails) {
    const tries = dots.get(mail.id) ?? [];
    const at = tries[0]?.at ?? 0;
    const say = (promise, detail) => breaks(promise, `${mail.kind} ${mail.id} ${detail}`, at);
    const left = tries.filter(({ verdict }) => verdict === 'accepted' || verdict === 'silent');
    const accepted = tries.some(({ verdict }) => verdict === 'accepted');
    const toSales = mail.kind.endsWith('-notification') || mail.to_address === sales;

    if (mail.status === 'sent' && !accepted)
      say('what is sent has arrived', `is sent and was never accepted: ${mail.last_reply}`);
    if (mail.status === 'dead') {
      if (toSales) say('no mail to the house is dead', `is dead: ${mail.last_reply}`);
      if (accepted) say('what is dead has not arrived', 'is dead and was accepted');
      if (!toSales && !rejected.has(mail.to_address))
        say('a mail is dead for a reason', 'is dead and was not rejected');
    }
    if (mail.status === 'review' && !(mail.unanswered > 0)) say('review is for the unanswered', 'was answered');
    if (mail.status === 'sending') say('no mail is sending for ever', 'is still being sent');
    if (mail.status === 'due' && mail.dueNow && !mail.last_reply)
      say('every mail is tried', 'is due, and nobody says why');

    if (left.length < 2) continue;
    const near = faults.some(({ from, until }) => from - NEAR_MS <= left[0].at && left[0].at <= until + NEAR_MS);
    const explained = left.length === 2 && mail.unanswered > 0 && (near || left[0].verdict === 'silent');
    doubles.push({ id: mail.id, at, explained });
    if (!explained) say('no mail twice', `left ${left.length} times, ${mail.unanswered} unanswered`);
  }
  for (const [id, [{ at }]] of dots) if (!known.has(id)) breaks('no unexpected mail', `${id} arrived`, at);
  return { broken, doubles };
}
