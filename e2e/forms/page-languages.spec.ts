// Rules: visitor.language, site.language
import { bookingLinks } from '@mainstage/bookings/links';
import { brand } from '@mainstage/content/site/brand';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { type Language, languages } from '@mainstage/contracts/language';
import { functionWords } from '@mainstage/desk/mails/testing/function-words';
import { Links } from '@mainstage/leads/links';
import type { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { visibleText } from '@mainstage/mail/layout/visible-text';
import { venueNames } from '@mainstage/venues/facts/venue-names';
import { type OwnApi, ownApi } from '../fixtures/own-api';
import { expect, test } from '../fixtures/test';

const secret = 'a secret of this test alone, 0123456789';
const selectedDate = 'Donnerstag, 18.07. 11:00 Uhr';

let api: OwnApi;
let links: Links;
test.beforeAll(async () => {
  api = await ownApi();
  await api.up({ APP_SECRET: secret, RATE_LIMIT_PER_MINUTE: '0' });
  links = new Links(api.url, secret, api.url, true);
});
test.afterAll(() => api?.end());

async function send(call: string, body: object): Promise<string> {
  const response = await fetch(`${api.url}/api/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** The part of a page that its reader came for, as HTML. */
interface ReadPart {
  language: string | undefined;
  html: string;
}

const languageAt = (html: string, tag: RegExp) => /\blang="(\w+)"/.exec(tag.exec(html)?.[0] ?? '')?.[1];
const partOf = (html: string, element: string) =>
  new RegExp(`<${element}\\b[^>]*>[\\s\\S]*</${element}>`).exec(html)?.[0] ?? '';
const wholePage = (html: string): ReadPart => ({
  language: languageAt(html, /<html[^>]*>/),
  html: partOf(html, 'main'),
});

/** The receipt on a page in another language. */
function receiptIn(html: string): ReadPart {
  const receipt = partOf(html, 'main').replace(/^[\s\S]*?(?=<section[^>]*data-receipt)/, '');
  return { language: languageAt(receipt, /<section[^>]*>/), html: receipt.slice(0, receipt.indexOf('</section>')) };
}

/** What is said below the newsletter's form. */
function statusIn(html: string): ReadPart {
  const status = partOf(html, 'main').replace(/^[\s\S]*?(?=<div[^>]*role="status"[^>]*lang=)/, '');
  return { language: languageAt(status, /<div[^>]*>/), html: status.slice(0, status.indexOf('</div>')) };
}

const opened = async (address: string) => (await fetch(address)).text();

/** Presses the button of a page. */
async function pressed(address: string): Promise<string> {
  const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
  return (await fetch(address, { method: 'POST', headers, body: new URLSearchParams() })).text();
}

/** Sends a form without scripts and follows to its receipt. */
async function sent(path: string, fields: Record<string, string>): Promise<string> {
  const headers = { Origin: api.url };
  const body = new URLSearchParams(fields);
  const answer = await fetch(api.url + path, { method: 'POST', redirect: 'manual', headers, body });
  expect([path, answer.status]).toEqual([path, 303]);
  const Cookie = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const receipt = new URL(answer.headers.get('Location') ?? '', api.url);
  return (await fetch(receipt, { headers: { Cookie: Cookie.join('; ') } })).text();
}

const read = async (pages: Record<string, Promise<ReadPart>>) =>
  Promise.all(Object.entries(pages).map(async ([name, part]) => [name, await part] as const));

/** Receipts and pages behind the links of mails, one of each kind. */
async function pagesIn(language: Language): Promise<(readonly [string, ReadPart])[]> {
  const email = `ada-${language}@example.com`;
  const person = { firstName: 'Ada', lastName: 'Byron', email, language };
  const brief = { venue: 'arena', date: berlinDayIn(language === 'en' ? 40 : 50), part: 'evening', guests: 80 };
  const tour = { fullName: 'Ada Byron', preferredDate: berlinDayIn(3), preferredTime: '10:30', numberOfGuests: '3' };
  const webinar = { firstName: 'Ada', selectedDate };

  const receipts = await read({
    contact: sent('/contact', { ...person, message: 'Arena?' }).then(receiptIn),
    tour: sent('/book-tour', { ...tour, email, language }).then(receiptIn),
    'business event': sent('/events/request', {
      ...{ ...person, company: 'Sample Engines', eventInterest: 'all-events', agreeToTerms: 'on' },
    }).then(receiptIn),
    webinar: sent('/webinar/sign-up', { ...webinar, email, language, agreeToTerms: 'on' }).then(wholePage),
    newsletter: sent('/newsletter', { email, language }).then(statusIn),
  });

  const other = `grace-${language}@example.com`;
  const subscription = {
    id: await send('newsletter-subscriptions', { email: other, language }),
    optInRound: 1,
    language,
  };
  const reader = subscription as unknown as NewsletterSubscription;
  const now = new Date();
  const [seat, kept] = await Promise.all(
    [other, `kept-${language}@example.com`].map((address) =>
      send('webinar-registrations', { ...webinar, email: address, language, agreeToTerms: true }),
    ),
  );
  const lead = await send('contact-submissions', { ...person, email: other, message: 'Hello', brief });
  const [booking] = await api.rows(`SELECT id FROM bookings WHERE lead_id = '${lead}'`);
  const option = bookingLinks.bookingOption(links, String(booking?.['id']), now);
  const seatOf = { join: links.joinWebinar(seat!, language), return: links.returnSeat(seat!, language) };
  const keep = links.keepSeat(kept!, language);
  const [confirm, unsubscribe] = [links.confirm(reader, now), links.unsubscribePage(reader)];
  const broken = (address: string) => opened(address.replace(/(?<=token=|join\/)[^&?]+/, 'none')).then(wholePage);

  const asked = await read({
    ...{ 'newsletter confirm': opened(confirm).then(wholePage), unsubscribe: opened(unsubscribe).then(wholePage) },
    ...{ 'join webinar': opened(seatOf.join).then(wholePage), 'keep seat': opened(keep).then(wholePage) },
    ...{ 'return seat': opened(seatOf.return).then(wholePage), option: opened(option).then(wholePage) },
    ...{ 'confirm, invalid': broken(confirm), 'unsubscribe, invalid': broken(unsubscribe) },
    ...{
      'join, invalid': broken(seatOf.join),
      'keep, invalid': broken(keep),
      'return, invalid': broken(seatOf.return),
    },
  });
  const done = [
    ...(await read({ 'confirm, done': pressed(confirm).then(wholePage), 'keep, done': pressed(keep).then(wholePage) })),
    ...(await read({ 'return, done': pressed(seatOf.return).then(wholePage) })),
    ...(await read({
      'unsubscribe, done': pressed(unsubscribe).then(wholePage),
      'join, returned': opened(seatOf.join).then(wholePage),
    })),
  ];
  return [...receipts, ...asked, ...done];
}

const names = [brand.name, brand.address.street, brand.address.city, ...Object.values(venueNames)];

function wordsOf({ html }: ReadPart): string[] {
  const shown = visibleText(html.replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, ' ').replaceAll('<', ' <'));
  const text = names.reduce(
    (rest, name) => rest.replaceAll(name, ' '),
    shown.replaceAll(/https?:\S+|\S+@\S+|[\da-f-]{36}/g, ' '),
  );
  return text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
}

const other: Record<Language, Language> = { en: 'de', de: 'en' };

for (const language of languages)
  test(`receipts and pages of mails are in the language of the visitor: ${language}`, async () => {
    const pages = await pagesIn(language);
    expect(pages).toHaveLength(21);
    for (const [name, part] of pages) {
      const words = wordsOf(part);
      const foreign = words.filter((word) => functionWords[other[language]].has(word));
      const own = words.some((word) => functionWords[language].has(word));
      expect([name, part.language, foreign, own]).toEqual([name, language, [], true]);
    }
  });
