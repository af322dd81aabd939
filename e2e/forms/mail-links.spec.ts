// Rules: newsletter.double-opt-in, webinar.join-link
import { confirmCopy, unsubscribeCopy } from '@mainstage/content/forms/newsletter-link';
import { keepSeatCopy, releaseSignUpCopy, returnSeatCopy } from '@mainstage/content/forms/webinar-links';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { formHeaders } from '@mainstage/contracts/headers';
import { bookingLinks } from '@mainstage/bookings/links';
import { deskPageLinks } from '@mainstage/desk/desk-pages';
import { messageLinks } from '@mainstage/inbound-mail/token/message-token';
import { Links } from '@mainstage/leads/links';
import type { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { randomUUID } from 'node:crypto';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import { expect, test } from '../fixtures/test';

const secret = 'a secret of this test alone, 0123456789';

interface MailLink {
  address: string;
  /** Status of its page. */
  opened: number;
  /** The button's post, and text and status of the answer. */
  button?: { fields?: Record<string, string>; status: number; text?: string };
}

let api: OwnApi;
test.beforeAll(async () => {
  api = await ownApi();
  await api.up({ APP_SECRET: secret, RATE_LIMIT_PER_MINUTE: '0' });
});
test.afterAll(() => api?.end());

async function send(call: string, body: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${api.url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const signUp = (email: string, headers?: Record<string, string>) =>
  send(
    'webinar-registrations',
    { firstName: 'Ada', email, selectedDate: 'Donnerstag, 18.07. 11:00 Uhr', agreeToTerms: true },
    headers,
  );

/** All data that a mail's links could change. */
const state = async () =>
  JSON.stringify([
    await api.rows('SELECT id, status FROM newsletter_subscriptions ORDER BY id'),
    await api.rows('SELECT id, webinar_status, webinar_device FROM tour_bookings ORDER BY id'),
    await api.rows('SELECT id, released_at FROM contact_submissions ORDER BY id'),
    await api.rows('SELECT count(*) FROM mails'),
  ]);

type LinkName =
  | Exclude<keyof Links, 'publicUrl' | 'secret'>
  | keyof typeof bookingLinks
  | keyof typeof deskPageLinks
  | keyof typeof messageLinks;

/** One of each kind: a forgotten link does not compile. */
async function linksOfMails(): Promise<Record<LinkName, MailLink>> {
  const links = new Links(api.url, secret, api.url, true);
  const now = new Date();
  const subscription = { id: await send('newsletter-subscriptions', { email: 'ada@example.com' }), optInRound: 1 };
  const spam = { [formHeaders.honeypot]: 'cheap' };
  const [seat, suspected] = [await signUp('ada@example.com'), await signUp('robot@example.com', spam)];
  const message = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', message: 'Hello' };
  const lead = await send('contact-submissions', { ...message, brief: { venue: 'arena', date: berlinDayIn(40) } });
  const quarantined = await send('contact-submissions', { ...message, email: 'robot@example.com' }, spam);
  const [booking] = (await api.rows('SELECT id FROM bookings')) as { id: string }[];
  const reader = subscription as unknown as NewsletterSubscription;
  const page = (address: string, text: string): MailLink => ({ address, opened: 200, button: { status: 200, text } });
  return {
    confirm: page(links.confirm(reader, now), confirmCopy.done.text),
    unsubscribePage: page(links.unsubscribePage(reader), unsubscribeCopy.done.text),
    oneClickUnsubscribe: {
      address: links.oneClickUnsubscribe(reader),
      opened: 302,
      button: { fields: { 'List-Unsubscribe': 'One-Click' }, status: 200 },
    },
    venuePage: { address: links.venuePage('arena'), opened: 200 },
    joinWebinar: { address: links.joinWebinar(seat), opened: 200, button: { status: 303 } },
    keepSeat: page(links.keepSeat(seat), keepSeatCopy.done.text),
    returnSeat: page(links.returnSeat(seat), returnSeatCopy.done.text),
    releaseSignUp: page(links.releaseSignUp(suspected), releaseSignUpCopy.done.text),
    releaseLead: { address: links.releaseLead('contact', quarantined), opened: 200, button: { status: 200 } },
    salesBooking: { address: bookingLinks.salesBooking(links, booking!.id, now), opened: 200 },
    bookingOption: { address: bookingLinks.bookingOption(links, booking!.id, now), opened: 200 },
    inboundMessage: { address: messageLinks.inboundMessage(links, randomUUID(), now), opened: 303 },
    desk: { address: links.desk(lead, now)!.take, opened: 200 },
    deskLead: { address: links.deskLead(lead), opened: 200 },
    deskSettings: { address: deskPageLinks.deskSettings(links), opened: 200 },
    deskToday: { address: deskPageLinks.deskToday(links), opened: 200 },
    deskSignIn: { address: deskPageLinks.deskSignIn(links, randomUUID(), now).url, opened: 200 },
    operators: { address: links.operators(), opened: 401 },
  };
}

test('every link in a mail opens without changing anything, and its button works', async () => {
  const links = await linksOfMails();
  const before = await state();
  const opened = async (address: string, method: string) =>
    (await fetch(address, { method, redirect: 'manual' })).status;
  const statuses = await Promise.all(
    Object.entries(links).map(async ([kind, { address }]) => [kind, await opened(address, 'GET')]),
  );
  expect(Object.fromEntries(statuses)).toEqual(
    Object.fromEntries(Object.entries(links).map(([kind, { opened: status }]) => [kind, status])),
  );
  for (const { address } of Object.values(links)) await opened(address, 'HEAD');
  expect(await state()).toBe(before);

  for (const [kind, { address, button }] of Object.entries(links)) {
    if (!button) continue;
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      // As a browser does from a page with `no-referrer`.
      headers: { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(button.fields ?? {}),
    });
    expect([kind, response.status]).toEqual([kind, button.status]);
    if (button.text) expect(await response.text()).toContain(button.text.replaceAll("'", '&#x27;'));
  }
  expect(await state()).not.toBe(before);
});

test('a page behind a mail’s link is stored by nobody and tells its address to no other page', async () => {
  const { confirm, joinWebinar } = await linksOfMails();
  for (const { address } of [confirm, joinWebinar]) {
    const { headers } = await fetch(address);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  }
});
