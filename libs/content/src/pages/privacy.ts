import { brand } from '../site/brand';
import type { PageContent } from './page-content';

const { address } = brand;

export const privacy = {
  path: '/privacy',
  lang: 'en',
  head: {
    title: 'Privacy | Mainstage Frankfurt',
    description: 'Which data this website keeps, why, for how long, and what you can ask of us.',
    keywords: ['privacy', 'data protection'],
    robots: 'index, follow',
    picture: 'lobby-brand',
  },
  copy: {
    title: 'Privacy',
    lead: 'This site keeps what you send us and little else. No accounts, no tracking, no advertising, no third parties in your browser.',
    sections: [
      {
        title: 'Who is responsible',
        text: [
          `${brand.name}, ${address.street}, ${address.postcode} ${address.city}, Germany. Write to ${brand.email} about anything on this page.`,
        ],
      },
      {
        title: 'Reading the site',
        text: [
          'Pages, pictures, films and fonts all come from our own server; your browser asks nobody else for anything. We set no cookies and measure no visits.',
          'Our server counts the requests from each network address for a short time, so that nobody can flood a form. It keeps the address only as a keyed hash that expires by itself after minutes. Logs carry a request number and no personal data.',
        ],
      },
      {
        title: 'What each form keeps',
        text: ['We store what you enter, when you entered it, and nothing you did not type:'],
        lines: [
          'Newsletter: e-mail address',
          'Contact: first and last name, e-mail address, company if given, message',
          'Tour: name, e-mail address, preferred date and time; company, telephone, number of guests and further information if given',
          'LED wall webinar: first name, e-mail address, chosen date; telephone if given',
          'Business events: first and last name, e-mail address, company; telephone, position, interest and message if given',
        ],
      },
      {
        title: 'Why we may',
        text: [
          'Contact and tour requests: to answer you and prepare a contract (Art. 6 (1) (b) GDPR). Newsletter, webinar and business events: your consent (Art. 6 (1) (a) GDPR), which you can withdraw at any time. Protection against abuse: our legitimate interest (Art. 6 (1) (f) GDPR).',
        ],
      },
      {
        title: 'Record of consent',
        text: [
          'With every form we store which version of the consent text stood beside it, the form and the time. That is how we can show what you agreed to.',
        ],
      },
      {
        title: 'Newsletter: double opt-in',
        text: [
          'After you subscribe we send one mail with a link. Only when you press the button on that page does the subscription begin; opening the mail is not enough. We keep the times of both steps as evidence.',
          'Every newsletter carries a link that ends it at once.',
        ],
      },
      {
        title: 'Mails we send',
        text: [
          'You get the mails that belong to your request: a confirmation, a calendar entry, your webinar link and its reminders. Our sales team gets a copy of what you sent. For each mail we note whether and when it was delivered, so that none is lost or sent twice.',
          'Submissions that look automated are kept and marked for our team; nobody is rejected unseen.',
        ],
      },
      {
        title: 'On your own device',
        text: [
          'So that nothing you have typed is lost, a form may keep its draft in your browser until it is sent. The draft stays on your device.',
        ],
      },
      {
        title: 'How long, and who sees it',
        text: [
          'We keep requests for as long as we talk about your event and as long as the law asks of business correspondence. Evidence of consent is kept while the consent stands and three years beyond. We sell nothing and pass nothing on; whoever hosts our server and delivers our mail does so on our instructions.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          `You can ask what we hold about you, have it corrected, deleted, restricted or handed over, object to its use and withdraw consent for the future. A mail to ${brand.email} is enough. You may also complain to a supervisory authority, for instance the Data Protection Commissioner of Hesse.`,
        ],
      },
    ],
  },
} as const satisfies PageContent;
