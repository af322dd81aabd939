import { paymentTerms } from '@mainstage/content/constants/booking-terms';
import { counted } from '@mainstage/contracts/counted';
import type { PageTexts } from './page-texts.types';

const ordinal = (rank: number) => ({ 2: 'second', 3: 'third', 4: 'fourth' })[rank] ?? `number ${rank}`;

export const pageTextsEn = {
  offer: (number, version) => (version === 1 ? `Offer ${number}` : `Offer ${number}, version ${version}`),
  reference: (number, version) => `${number}, version ${version}`,
  filename: (number, version) => `offer-${number}-v${version}.pdf`,
  sample: 'Demonstration: the prices are samples, and no booking can be made with them.',
  facts: {
    ...{ heading: 'Your event', client: 'For', venue: 'Where', day: 'When', hours: 'Event hours', guests: 'Guests' },
    ...{ setUp: 'Rooms at your disposal', layout: 'Seating', date: 'Date of the offer', number: 'Offer number' },
  },
  hours: (from, to) => `${from} to ${to}`,
  setUp: (from, to) => `${from} to ${to}, with set-up and dismantling`,
  guests: (count) => `${counted(count, 'person', 'people')}, your own staff included`,
  guestsOpen: 'Still open',
  layoutOpen: 'Still open',
  plan: {
    heading: 'Floor plan',
    alt: (venue) => `Floor plan of ${venue}`,
    note: 'The plan is drawn to scale from the dimensions of the rooms.',
  },
  lines: {
    heading: 'Services and prices',
    optionalHeading: 'Optional services',
    optionalIntro: 'Choose what you would like. The total follows your choice.',
    ...{ label: 'Service', quantity: 'Quantity', unitPrice: 'Price', amount: 'Net amount' },
    included: 'included',
    notChosen: 'not chosen',
    discount: (percent, reason) => `${percent}% discount: ${reason}`,
    choose: (label) => `Add ${label}`,
    update: 'Update total',
  },
  totals: {
    heading: 'Total',
    net: 'Net total',
    vat: (percent, net) => `${percent}% VAT on ${net}`,
    gross: 'Total including VAT',
    withoutOptional: 'Without optional services.',
    rounding: 'Each line is rounded to the cent. VAT is calculated on the sum of each rate.',
  },
  notIncluded: {
    heading: 'Not included',
    items: [
      'Anything that is not listed in this offer',
      'Changes and additional orders after you accept',
      'Hours beyond the agreed end of the event',
      `The fee of ${paymentTerms.creditCardFee}% if a company pays by credit card`,
      'Travel, accommodation and insurance of your guests',
      'Licence fees for music and films that you bring along',
    ],
  },
  binding: {
    heading: 'How long this offer is valid',
    binding: (until) => `This offer is binding until ${until} (Frankfurt time). Until then we keep the date for you.`,
    first: 'You are first in line for this date.',
    challenged: (until) =>
      `Another client would like to book this date firmly. Please decide by ${until} (Frankfurt time); after that your option and this offer end.`,
    waiting: (rank) =>
      `You are ${ordinal(rank)} in line: another client has the option before you. This offer is non-binding until you move up. We keep your place and let you know as soon as you are first.`,
    withoutOption:
      'This offer is non-binding: we do not keep the date for you. If you would like us to, please ask us for an option.',
    booked:
      'The room is already booked for you. By accepting this offer you order its services at the prices it names.',
    taken: 'Another client has booked the room for this time, so this offer can no longer be accepted.',
    accepted: 'This offer has been accepted, and the booking is definite.',
    decided: 'This offer has been decided.',
  },
  terms: {
    heading: 'Terms',
    version: (version) => `Our terms and conditions, version ${version}, are part of this offer.`,
    sample: 'These terms are a sample for the demonstration and have no legal effect.',
    none: 'We will send you our terms and conditions before you accept.',
    read: 'Read the terms and conditions',
  },
  accept: {
    heading: 'Accept this offer',
    how: 'When you accept, your booking becomes definite at once. You receive a confirmation by email with this offer as a PDF.',
    howBooked:
      'Your room is booked. When you accept, you order the services of this offer with binding effect. You receive a confirmation by email with this offer as a PDF.',
    ...{ name: 'Your name', position: 'Your position', company: 'Company', billingAddress: 'Billing address' },
    orderNumber: 'Your order number',
    optional: 'optional',
    terms: (version) =>
      `I accept this offer and the terms and conditions, version ${version}, on behalf of the company.`,
    code: 'Six-digit code',
    sendCode: 'Send me the code',
    codeHint: (address) => `To make sure that it is you who accepts, we send a code to ${address}.`,
    codeSent: (address) => `We have sent a code to ${address}. It is valid for 15 minutes.`,
    codeAgain: (seconds) => `You can request another code in ${counted(seconds, 'second', 'seconds')}.`,
    wrongCode: 'This code is wrong or has expired.',
    button: (gross) => `Accept and book for ${gross}`,
    private:
      'To accept as a private host, simply answer the email with this offer: “I accept”. We then confirm your booking.',
    waiting: 'You can accept as soon as you are first in line.',
    withoutOption: 'This offer cannot be accepted here. Please ask us for an option: then we send you a binding offer.',
    noTerms: 'This offer cannot be accepted here yet. Please answer our email.',
    readOnly: 'You are reading a copy for colleagues. Only the person to whom the offer was sent can accept it.',
  },
  decline: {
    heading: 'Decline this offer',
    intro: 'Tell us why, so that we can do better. After that you can no longer accept this offer.',
    reason: 'Reason',
    button: 'Decline the offer',
    done: 'You have declined this offer. Thank you for letting us know.',
  },
  wish: {
    heading: 'Ask for a change',
    intro: 'Tell us what should be different. We check it and send you a new version.',
    ...{ guests: 'Number of guests', startsAt: 'Begin', endsAt: 'End', lines: 'Services', message: 'Your message' },
    preview: (gross) =>
      `With these changes the total would be about ${gross} including VAT. Only our next version is valid.`,
    button: 'Send request',
    done: 'Thank you. We have received your request and will send you a new version.',
  },
  colleague: {
    heading: 'For a colleague',
    intro: 'With this link others can read the offer, but neither accept nor decline it.',
    copy: 'Copy link',
    copied: 'Link copied',
    mail: 'Send with my email program',
    subject: (number) => `Offer ${number}`,
    body: 'You can read the offer here:',
  },
  receipt: {
    title: 'Your booking is definite',
    text: (venue, day) => `${venue} on ${day} is booked for you. Thank you!`,
    mail: 'You receive the accepted offer as a PDF by email. Please keep it.',
    ...{ acceptedAt: 'Accepted on', by: 'Accepted by', orderNumber: 'Your order number', total: 'Total including VAT' },
    sha256: 'Checksum of the PDF (SHA-256)',
    sha256Note: 'It shows that the PDF has not been changed.',
  },
  changes: { heading: 'What has changed since the previous version' },
  pdf: { button: 'Download as a PDF' },
  gone: {
    expired: (number, venue, day) => ({
      title: `Offer ${number} has expired`,
      text: `The offer for ${venue} on ${day} was valid as long as your option, which has ended. If you are still interested, please contact us: we check whether the day is free.`,
    }),
    withdrawn: (number, venue, day) => ({
      title: `Offer ${number} is no longer valid`,
      text: `We have withdrawn the offer for ${venue} on ${day}. If you did not expect this, please contact us.`,
    }),
    superseded: (number, venue, day) => ({
      title: `There is a newer version of offer ${number}`,
      text: `This version of the offer for ${venue} on ${day} has been replaced by a newer one and can no longer be accepted.`,
    }),
    taken: (number, venue, day) => ({
      title: 'This date has been booked',
      text: `${venue} on ${day} has been booked by another client. Offer ${number} can therefore no longer be accepted. We are sorry and will gladly find another day for you.`,
    }),
  },
  goneNext: 'Open the newer version',
  freeDays: { heading: 'Next free days', none: 'We will gladly look for another day with you.' },
  contact: (phone, email) => `Call us at ${phone} or write to ${email}.`,
  notFound: {
    title: 'This offer cannot be found',
    text: 'The link is incomplete, or the offer was deleted with its enquiry. Please open it again from our email, or ask us.',
  },
} satisfies PageTexts;
