import { buildMail, type BuiltMail } from './build-mail';
import type { MailKind, MailProps } from './kinds';

const leadId = '3f2a9c1b-6d4e-4c8a-9b7f-1e2d3c4b5a69';
const receivedAt = new Date('2026-07-01T09:24:00+02:00');
const startsAt = new Date('2026-07-16T11:00:00+02:00');
const joinUrl = 'https://mainstage.example/webinar/join/dG9rZW4tb2YtdGhpcy1wZXJzb24';
const notification = { leadId, receivedAt, suspicions: [], visitorNotMailed: false };

/** A mail of each kind, to look at and to test with. */
export const samples: { readonly [K in MailKind]: MailProps[K] } = {
  'newsletter-opt-in': { confirmUrl: 'https://mainstage.example/newsletter/confirm?token=c2FtcGxlLXRva2Vu' },
  'newsletter-notification': {
    ...notification,
    suspicions: ['The hidden field was filled in'],
    visitorNotMailed: true,
    typed: { email: 'ada.muster@firma.example' },
  },
  'newsletter-welcome': {
    unsubscribePageUrl: 'https://mainstage.example/newsletter/unsubscribe?token=c2FtcGxlLXRva2Vu',
    oneClickUrl: 'https://mainstage.example/api/newsletter-subscriptions/unsubscribe?token=c2FtcGxlLXRva2Vu',
  },
  'contact-confirmation': {},
  'contact-notification': {
    ...notification,
    typed: {
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada.muster@firma.example',
      company: 'Musterfirma',
      message:
        'Hello,\nwe plan a product launch for 180 guests.\n\nOur brief: https://firma.example/brief\nCall +49 69 90009-121',
    },
  },
  'tour-confirmation': {
    leadId,
    preferredDate: '2026-07-18',
    preferredTime: '14:00',
    numberOfGuests: 4,
    requestedAt: receivedAt,
  },
  'tour-notification': {
    ...notification,
    visitorNotMailed: true,
    typed: {
      fullName: 'Ada Muster',
      email: 'ada.muster@firma.example',
      phoneNumber: '+49 69 90009-121',
      preferredDate: '2026-07-18',
      preferredTime: '14:00',
      numberOfGuests: 4,
      additionalInformation: 'We need step-free access.',
    },
  },
  'webinar-access': { leadId, startsAt, joinUrl, past: false },
  'webinar-waitlist': { startsAt },
  'webinar-reminder-day': { startsAt, joinUrl },
  'webinar-reminder-hour': { startsAt, joinUrl },
  'webinar-notification': {
    ...notification,
    status: 'waitlisted',
    typed: { firstName: 'Ada', email: 'ada.muster@firma.example', selectedDate: 'Donnerstag, 16.07. 11:00 Uhr' },
  },
  'business-event-confirmation': { eventInterest: 'ai-conference' },
  'business-event-notification': {
    ...notification,
    suspicions: ['The hidden field was filled in', 'Sent 0.4 seconds after the form was opened'],
    visitorNotMailed: true,
    typed: {
      firstName: 'Ada',
      lastName: 'Muster',
      email: 'ada.muster@firma.example',
      phone: '+49 69 90009-121',
      company: 'Musterfirma',
      position: 'Head of Events',
      eventInterest: 'ai-conference',
      message: 'Gerne auch zum Thema LED-Wall.',
    },
  },
  'unreached-notification': {
    ...notification,
    form: 'tour',
    unsent: 'tour-confirmation',
    reply: '550 5.1.1 No such user here',
    typed: { name: 'Ada Muster', email: 'ada.muster@firma.example', phone: '+49 69 90009-121' },
  },
  'daily-digest': {
    mails: [
      { kind: 'contact-notification', status: 'due', leadId, reply: '552 5.2.2 Mailbox full' },
      { kind: 'tour-confirmation', status: 'dead', leadId, reply: '550 5.1.1 No such user here' },
      { kind: 'webinar-access', status: 'review', leadId, reply: null },
    ],
    total: 12,
    remarks: ['Retention stopped: it would have deleted more than 5 % of contact_submissions in a day.'],
    opsUrl: 'https://mainstage.example/ops/mails',
  },
};

/** The built mail of a kind, with the sample's props or others. */
export function previewMail<K extends MailKind>(kind: K, props: MailProps[K] = samples[kind]): BuiltMail {
  return buildMail(kind, props, {
    mailId: '7f6ac1c2-7d6e-4f0e-8a44-0f5b5a0c6e11',
    from: { name: 'Mainstage Frankfurt', address: 'hello@mainstage.example' },
    to:
      kind.endsWith('-notification') || kind === 'daily-digest'
        ? 'sales@mainstage.example'
        : 'ada.muster@firma.example',
    salesEmail: 'sales@mainstage.example',
    now: receivedAt,
  });
}
