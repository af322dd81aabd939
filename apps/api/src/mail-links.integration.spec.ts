import { randomUUID } from 'node:crypto';
import { takeOverLeads } from '@mainstage/desk/take-over/take-over';
import { formHeaders } from '@mainstage/contracts/headers';
import { forms } from '@mainstage/leads/forms';
import { bookingLinks } from '@mainstage/bookings/links';
import { deskPageLinks } from '@mainstage/desk/desk-pages';
import { messageLinks } from '@mainstage/inbound-mail/token/message-token';
import { Links } from '@mainstage/leads/links';
import { webinarDatePath } from '@mainstage/contracts/answers';
import type { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { DataSource } from 'typeorm';
import { type ApiUnderTest, goodBodies, startApi } from './testing/api-under-test';

let api: ApiUnderTest;
const soon = new Date(Date.now() + 5 * 60_000);
beforeAll(async () => (api = await startApi({ WEBINAR_STARTS_AT: soon.toISOString() })));
afterAll(() => api.stop());

/** How scanners, previews and prefetching browsers open a link before its reader does. */
const visits: [name: string, method: string, headers: Record<string, string>][] = [
  ['HEAD', 'HEAD', {}],
  ['GET without cookies or fetch metadata', 'GET', { 'User-Agent': 'Mozilla/5.0 (link scanner)' }],
  [
    'GET that looks like a navigation',
    'GET',
    { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-User': '?1' },
  ],
  ['GET with a cookie of its own', 'GET', { Cookie: `webinar_device=${randomUUID()}` }],
  ['prefetch', 'GET', { 'Sec-Purpose': 'prefetch', Purpose: 'prefetch' }],
  ['prerender', 'GET', { 'Sec-Purpose': 'prefetch;prerender' }],
  ['OPTIONS', 'OPTIONS', {}],
];

/** Every link that a mail can carry, for leads in the state in which its press would change something. */
async function allLinks(): Promise<Record<string, string>> {
  const links = new Links(api.url, api.config.APP_SECRET, api.url, true);
  const robot = { [formHeaders.honeypot]: 'x' };
  const selectedDate = (await api.get(webinarDatePath)).body['dateLabel'];
  const signUp = async (email: string, headers = {}) =>
    (await api.post(forms.webinar.path, { ...goodBodies.webinar, email, selectedDate }, { headers })).body.id!;
  const subscription = (await api.post(forms.newsletter.path, goodBodies.newsletter)).body.id!;
  const newsletter = { id: subscription, optInRound: 1 } as NewsletterSubscription;
  const [{ opt_in_round: round } = { opt_in_round: 0 }] = await api.sql<{ opt_in_round: number }>(
    'SELECT opt_in_round FROM newsletter_subscriptions',
  );
  newsletter.optInRound = round;
  const brief = { venue: 'skyline-stage', date: '2999-03-12', part: 'evening' };
  await api.post(forms.contact.path, { ...goodBodies.contact, brief });
  const [lead] = await api.sql<{ id: string }>('SELECT id FROM contact_submissions');
  await takeOverLeads(api.app.get(DataSource).manager);
  const [booking] = await api.sql<{ id: string }>('SELECT id FROM bookings');
  const quarantined = (await api.post(forms.tour.path, goodBodies.tour, { headers: robot })).body.id!;
  const [seated, provisional, suspected] = [
    await signUp('ada@example.com'),
    await signUp('bob@example.com'),
    await signUp('eve@example.com', robot),
  ];
  await api.sql(
    `UPDATE tour_bookings SET webinar_status = 'provisional', webinar_keep_until = now() + interval '1 day' WHERE id = $1`,
    [provisional],
  );
  const [message] = await api.sql<{ id: string }>(
    `INSERT INTO inbound_mails (fingerprint, kind, sender, subject, visible_text, full_text, attachment_names, raw)
     VALUES (gen_random_uuid()::text::bytea, 'visitor-reply', 'ada@visitor.example', 'Hi', 'On Tuesday', 'On Tuesday', '{}', 'On Tuesday') RETURNING id`,
  );
  return {
    confirm: links.confirm(newsletter, new Date()),
    unsubscribePage: links.unsubscribePage(newsletter),
    oneClickUnsubscribe: links.oneClickUnsubscribe(newsletter),
    venuePage: links.venuePage('skyline-stage'),
    joinWebinar: links.joinWebinar(seated),
    returnSeat: links.returnSeat(seated),
    keepSeat: links.keepSeat(provisional),
    releaseSignUp: links.releaseSignUp(suspected),
    releaseLead: links.releaseLead('tour', quarantined),
    salesBooking: bookingLinks.salesBooking(links, booking!.id, new Date()),
    bookingOption: bookingLinks.bookingOption(links, booking!.id, new Date()),
    inboundMessage: messageLinks.inboundMessage(links, message!.id, new Date()),
    operators: links.operators(),
    desk: links.desk(lead!.id, new Date())!.take,
    deskLead: links.deskLead(lead!.id),
    deskToday: deskPageLinks.deskToday(links),
    deskSettings: deskPageLinks.deskSettings(links),
    deskSignIn: deskPageLinks.deskSignIn(links, randomUUID(), new Date()).url,
  };
}

/** Everything that the tables hold, but what counts visits. */
async function everything(): Promise<string> {
  const tables = await api.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  const contents = await Promise.all(
    tables.map(({ name }) =>
      api.sql(`SELECT '${name}' AS name, to_jsonb(t) AS row FROM "${name}" t ORDER BY to_jsonb(t)::text`),
    ),
  );
  return JSON.stringify(contents);
}

it('no link of any mail changes anything when a scanner opens it, however it asks', async () => {
  const links = await allLinks();
  const made = [Links.prototype, bookingLinks, deskPageLinks, messageLinks]
    .flatMap((each) => Object.getOwnPropertyNames(each))
    .filter((name) => !['constructor', 'seatToken', 'unsubscribeToken'].includes(name));
  expect(Object.keys(links).sort()).toEqual(made.sort());
  // A visit may be what brings the lead onto the desk first, as the worker does within seconds.
  await (await fetch(links.desk!)).arrayBuffer();
  const before = await everything();
  for (const [link, url] of Object.entries(links))
    for (const [visit, method, headers] of visits) {
      const answer = await fetch(url, { method, headers, redirect: 'manual' });
      await answer.arrayBuffer();
      expect({ link, visit, status: answer.status < 500 || answer.status === 503 }).toEqual({
        link,
        visit,
        status: true,
      });
      expect({ link, visit, cookie: answer.headers.get('Set-Cookie') }).toEqual({ link, visit, cookie: null });
    }
  expect(await everything()).toBe(before);
});
