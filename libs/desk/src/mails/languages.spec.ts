// Rules: visitor.language, mail.fixed-text
import { brand } from '@mainstage/content/site/brand';
import { type Language, languages } from '@mainstage/contracts/language';
import type { MailOf } from '@mainstage/leads/mail-of';
import { calendarOf, previewMail } from '@mainstage/leads/testing/preview-mail';
import { visibleText } from '@mainstage/mail/layout/visible-text';
import { venueNames } from '@mainstage/venues/facts/venue-names';
import { type MailKind, mailKinds, mailOf } from './mail-kinds';
import { functionWords } from './testing/function-words';

type AnyMail = MailOf<MailKind, { language: Language }>;
const mailFor = (kind: MailKind) => mailOf(kind) as unknown as AnyMail;

/** Mails that follow the language of their reader; what a member writes has no words of ours. */
const visitorKinds = mailKinds.filter(
  (kind) => typeof mailFor(kind).language === 'function' && kind !== 'member-answer',
);

const day = {
  ...{ briefVenue: 'sky-lounge', briefDate: '2027-02-12', briefPart: 'day-and-evening', briefGuests: 120 },
  briefLayout: 'banquet',
} as const;
const waits = { rank: 2, waitsFor: ['Sky Lounge', 'Sky Terrace'] };
const deadline = { challengedUntil: new Date('2027-02-08T12:00:00+01:00') };

/** Other values of a mail that change its words. */
const variants: Partial<Record<MailKind, object[]>> = {
  'contact-confirmation': [
    { requested: day },
    { received: null, venuePage: { name: '', url: 'https://stage.example/venues', picture: 'hall-audience' } },
  ],
  'tour-confirmation': [
    { event: day, preferredTime: '21:00', ahead: false },
    { promised: false, numberOfGuests: null },
  ],
  'business-event-confirmation': [{ eventInterest: 'all-events' }, { eventInterest: null, received: null }],
  'webinar-access': [{ past: true }, { running: true }],
  'webinar-moved-up': [{ running: true }],
  'webinar-moved': [{ place: 'kept' }, { place: 'waiting' }],
  'booking-answer': (['definite', 'cancelled', 'expired', 'released'] as const).map((state) => ({
    state,
    rank: null,
    expiresAt: null,
  })),
  'booking-option': [{ rank: 2 }, { rank: 4 }, waits],
  'booking-extended': [deadline, { rank: 2, ...deadline }],
  'booking-moved': [{ state: 'requested', rank: null }, { state: 'definite', rank: null }, waits, { movedFrom: null }],
  'booking-moved-up': [{ rank: 2 }, waits],
  'booking-challenged': [{ wantedVenue: 'Sky Lounge' }],
};

const cases = visitorKinds.flatMap((kind) => [{}, ...(variants[kind] ?? [])].map((change) => [kind, change] as const));

const previewIn = (kind: MailKind, change: object, language: Language) => {
  const mail = mailFor(kind);
  return previewMail(mail, { ...mail.sample, ...change, language });
};

/** Everything that the reader sees, the picture's text and the calendar's included, without names and addresses. */
function wordsOf(kind: MailKind, change: object, language: Language): string[] {
  const mail = previewIn(kind, change, language);
  const entry = calendarOf(mail).flatMap(
    ({ content }) => content.replace(/\r\n /g, '').match(/^(SUMMARY|DESCRIPTION|LOCATION):.*$/gm) ?? [],
  );
  const alt = /\balt="([^"]*)"/.exec(mail.html)?.[1] ?? '';
  const text = [visibleText(mail.html), mail.text, mail.subject, alt, ...entry].join('\n');
  const names = [brand.name, brand.address.street, brand.address.city, ...Object.values(venueNames), ...englishFormats];
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ' '), text.replaceAll(/https?:\S+|\S+@\S+/g, ' '));
  return plain.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
}

/** Names of event formats, the same in both languages. */
const englishFormats = ['AI & Tech Conference', 'Business Breakfast', 'Leadership Lab', 'Industry Deep Dive'];

const other: Record<Language, Language> = { en: 'de', de: 'en' };

describe('the function words', () => {
  it('are two hundred of each language, and none is in both lists', () => {
    for (const language of languages) expect(functionWords[language].size).toBeGreaterThanOrEqual(200);
    expect([...functionWords.en].filter((word) => functionWords.de.has(word))).toEqual([]);
  });

  it('find a sentence of the other language', () => {
    const sentence = 'Ihre Option ist freigegeben.'.toLowerCase().match(/\p{L}+/gu)!;
    expect(sentence.filter((word) => functionWords.de.has(word))).toEqual(['ihre', 'ist']);
  });
});

it('every kind of mail to a visitor is in both languages', () => {
  expect([...visitorKinds].sort()).toEqual([
    ...['booking-answer', 'booking-cancelled', 'booking-challenged', 'booking-definite', 'booking-expired'],
    ...['booking-extended', 'booking-gave-way', 'booking-moved', 'booking-moved-up', 'booking-option'],
    ...['booking-released', 'booking-turned-down', 'business-event-confirmation', 'contact-confirmation'],
    ...[
      'newsletter-opt-in',
      'newsletter-welcome',
      'offer-accepted',
      'offer-code',
      'tour-confirmation',
      'webinar-access',
      'webinar-moved',
    ],
    ...['webinar-moved-up', 'webinar-provisional', 'webinar-reminder-day', 'webinar-reminder-hour', 'webinar-waitlist'],
  ]);
});

describe.each(cases)('%s with %j', (kind, change) => {
  it.each(languages)('names its language: %s', (language) => {
    const mail = previewIn(kind, change, language);
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain(`<div lang="${language}"`);
    expect(mail.headers['Content-Language']).toBe(language);
    for (const { content } of calendarOf(mail)) expect(content).toContain(`//${language.toUpperCase()}\r\n`);
  });

  it.each(languages)('has no word of the other language: %s', (language) => {
    const foreign = functionWords[other[language]];
    expect(wordsOf(kind, change, language).filter((word) => foreign.has(word))).toEqual([]);
  });

  it('says the same in both: blocks, facts, links, numbers and names', () => {
    const [english, german] = languages.map((language) => {
      const mail = mailFor(kind);
      const blocks = mail.blocks({ ...mail.sample, ...change, language });
      const { text, attachments, replyTo, headers } = previewIn(kind, change, language);
      return {
        blocks: blocks.map((block) => (block.kind === 'facts' ? `facts ${block.facts.length}` : block.kind)),
        links: text.match(/https:\S+/g),
        // Of the footer everything is the same, too.
        times: (text.match(/\b\d{1,2}:\d{2}\b/g) ?? []).sort(),
        venues: Object.values(venueNames).filter((name) => text.includes(name)),
        files: attachments.length,
        replyTo,
        headers: Object.keys(headers),
      };
    });
    expect(german).toEqual(english);
  });

  it.each(languages)('keeps what mailboxes show to a readable length: %s', (language) => {
    const { subject, text, html } = previewIn(kind, change, language);
    expect(subject.length).toBeLessThanOrEqual(78);
    expect(`${subject} ${text} ${visibleText(html)}`).not.toMatch(/undefined|null|\[object|Invalid/);
  });
});
