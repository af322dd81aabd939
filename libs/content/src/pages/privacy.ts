import { confirmationLinkDays, retention } from '../constants/retention';
import { open, type TextSection } from '../legal/text';
import type { PageContent } from '../site/page-content';

const sections = [
  {
    title: 'Who is responsible',
    text: [
      [open('company'), ', ', open('address'), ', Germany. Write to ', open('email'), ' about anything on this page.'],
      ['Data protection: ', open('dataProtectionOfficer')],
    ],
  },
  {
    title: 'Reading the site',
    text: [
      'Pages, pictures, films and fonts all come from our own server; your browser contacts no one else. Reading the site sets no cookies, and we do not measure visits.',
      `To stop anyone from flooding a form, our server counts the requests from each IP address. It keeps the address as a keyed hash, which cannot be reversed, and deletes it within minutes of the last request; a count lasts ${retention.rateLimit}.`,
      'Our log records a number for each request, its type, its outcome and how long it took, but no IP address, nothing about your browser and nothing you typed.',
    ],
  },
  {
    title: 'When a page breaks',
    text: [
      'If a page fails in your browser, the browser reports it to our server. The report contains a reference number, which you see too, the address of the page up to any question mark, the error message, shortened and stripped of addresses and numbers, and the version of the site. It goes into the log described above and to nobody else.',
    ],
  },
  {
    title: 'What each form keeps',
    text: [
      'We store what you enter, when you entered it, and how you found us: the first page of your visit, the site that linked to it and its campaign. With a message or a tour request we also store what you had chosen on our pages, such as a venue, a day and a number of guests.',
    ],
    lines: [
      'Newsletter: email address',
      'Contact: first and last name, email address, company if given, message',
      'Tour: name, email address, preferred date and time; company, telephone, number of guests and further information if given',
      'LED wall webinar: first name, email address, chosen date; telephone if given',
      'Business events: first and last name, email address, company; telephone, position, interest and message if given',
    ],
  },
  {
    title: 'Our legal basis',
    text: [
      'Contact and tour requests: to answer you and prepare a contract (Art. 6 (1) (b) GDPR). Newsletter, webinar and business events: your consent (Art. 6 (1) (a) GDPR), which you can withdraw at any time for the future. Protection against abuse and a site that works: our legitimate interest (Art. 6 (1) (f) GDPR).',
      'You do not have to tell us anything. Without the required fields, though, we cannot answer you or let you take part. No decision about you is made by automated means alone.',
    ],
  },
  {
    title: 'Record of consent',
    text: [
      'With every form we store which form it was, which version of the text was shown with it, and when you sent it. That is how we can show what you agreed to, and it is all we keep as proof: we do not keep your IP address.',
    ],
  },
  {
    title: 'Newsletter: double opt-in',
    text: [
      `After you subscribe we send one email with a link that works for ${confirmationLinkDays} days. Your subscription begins only when you press the button on the page it opens; opening the email is not enough. The address, the version of the text and the times of both steps are our evidence.`,
      'Every newsletter contains a link that ends your subscription immediately.',
    ],
  },
  {
    title: 'Emails we send',
    text: [
      'You get the emails that belong to your request: a confirmation, a calendar entry, your webinar link and its reminders. Our sales team gets a copy of what you sent. For each email we note when it was due, how often it was tried and what the receiving server answered, so that none is lost or sent twice.',
      'If we send you an offer, its page notes when somebody first touched it, scrolled or pressed a key there, so that our team knows that it was perhaps read. That may have been a program, such as a mail scanner; the page does not note who it was, or with which device. It also notes when the offer was accepted or declined, or a change was requested. To accept, a code is sent to the address of the offer.',
      `To stop anyone from using our forms to pester a mailbox, we note for ${retention.mailboxAllowance} when a form last caused an email to be sent there.`,
      'Submissions that look automated are kept and marked, and our team looks at each of them.',
      `When a great many people sign up for the webinar at the same time, we keep your seat for ${retention.provisionalSeat}; within that time you confirm it with the link in our email. Your link to the webinar opens on one device; a random number tells us which, for as long as the sign-up is kept.`,
    ],
  },
  {
    title: 'Sent once, kept once',
    text: [
      `Each form carries a random number, so that a second click or a dropped connection does not turn one request into two. The number is kept for ${retention.idempotencyKey}, a fingerprint of the form’s content for ${retention.sameContent}.`,
    ],
  },
  {
    title: 'On your own device',
    text: [
      [
        'Drafts of forms, your shortlist and your cookie settings stay in your browser until you send, change or clear them. None of it is sent to us automatically. The ',
        { label: 'cookie policy', to: '/cookie-policy' },
        ' names each of these things, and ',
        { label: 'cookie settings', to: '/cookie-settings' },
        ' is where you choose.',
      ],
    ],
  },
  {
    title: 'Films and maps from other providers',
    text: [
      'Until you agree, nothing is loaded from any other provider. Where a film is shown in another provider’s player, you are asked first and told whose it is; only then does your browser connect to that provider and send it your IP address. Links to maps, social networks and messengers are plain links: nobody learns of them until you follow one. We generate the QR code on the contact page ourselves.',
    ],
  },
  {
    title: 'How long',
    text: [
      'Our database deletes data at the end of these periods and checks every hour. Data that led to a contract is kept with the contract.',
    ],
    rows: [
      { term: 'Contact messages and tour requests', detail: `${retention.enquiries} from the day you sent them` },
      {
        term: 'Webinar sign-ups',
        detail: `${retention.webinarDetails} after the webinar or the sign-up, whichever is later: then everything except your address, the date and the record of consent is erased`,
      },
      {
        term: 'Applications to business events',
        detail: `${retention.applicationDetails} from the day you sent them: then everything except your address, the date and the record of consent is erased`,
      },
      {
        term: 'Days requested or held in our calendar',
        detail: `${retention.bookingDetails} from that day: then the details of the person who requested it are erased; the room and its hours stay`,
      },
      {
        term: 'Offers you received from us',
        detail: `As long as your enquiry, and at most ${retention.otherOffers} from the day they were made; an accepted offer ${retention.acceptedOffers} from the day it was accepted, with its PDF, because commercial letters must be kept (§ 257 HGB), also after everything else about you was erased`,
      },
      {
        term: 'Address and consent of webinar and business event',
        detail: `${retention.consentEvidence} from the day you gave it, as evidence (Art. 7 (1) GDPR)`,
      },
      { term: 'Newsletter, never confirmed', detail: `${retention.unconfirmedSubscription} from the last request` },
      {
        term: 'Newsletter, subscribed',
        detail: `As long as you are subscribed, and ${retention.endedSubscription} beyond as evidence`,
      },
      {
        term: 'Records of email delivery',
        detail: `${retention.deliveredMail} after delivery or refusal; for the newsletter, as long as the subscription lasts; where it is unclear whether an email arrived, as long as the request it belongs to`,
      },
      { term: 'Number of a form you sent', detail: retention.idempotencyKey },
      { term: 'Fingerprint of a form', detail: retention.sameContent },
      { term: 'Record of emails to a mailbox', detail: retention.mailboxAllowance },
    ],
  },
  {
    title: 'Who else receives your data',
    text: [
      'We neither sell your data nor pass it on. Two companies process it for us, on our instructions (Art. 28 GDPR):',
    ],
    rows: [
      { term: 'Server and database', detail: [open('hosting')] },
      { term: 'Delivery of emails', detail: [open('mailDelivery')] },
    ],
  },
  {
    title: 'Your rights',
    text: [
      [
        'You can ask what we hold about you, have it corrected, deleted, restricted or handed over, object to its use and withdraw consent for the future (Art. 15 to 21 GDPR). An email to ',
        open('email'),
        ' is enough. You may also complain to a supervisory authority, for instance the Data Protection Commissioner of Hesse.',
      ],
      ['Our ', { label: 'imprint', to: '/imprint' }, ' says who we are.'],
      ['Auf Deutsch: ', { label: 'Datenschutz', to: '/datenschutz' }, '.'],
    ],
  },
] as const satisfies readonly TextSection[];

export const privacy = {
  path: '/privacy',
  lang: 'en',
  head: {
    title: 'Privacy',
    description: 'Which data this website keeps, why, for how long, and what you can ask of us.',
    keywords: ['privacy', 'data protection'],
    robots: 'index, follow',
    picture: 'private-office-shelf',
  },
  copy: {
    title: 'Privacy',
    lead: 'This site keeps what you send us and little else. No accounts, no tracking, no advertising, no third parties in your browser.',
    sections,
  },
} as const satisfies PageContent;
