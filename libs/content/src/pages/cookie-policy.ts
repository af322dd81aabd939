import { brand } from '../site/brand';
import type { PageContent } from './page-content';

const { address } = brand;

export const cookiePolicy = {
  path: '/cookie-policy',
  lang: 'en',
  head: {
    title: 'Cookie policy | Mainstage Frankfurt',
    description: 'This website sets no cookies. What it keeps in your browser instead, why, and how to remove it.',
    keywords: ['cookies', 'cookie policy', 'local storage'],
    robots: 'index, follow',
    picture: 'lobby-brand',
  },
  copy: {
    title: 'Cookie policy',
    lead: 'This site sets no cookies: none of our own, none of anybody else. Two small things stay in your browser, and neither is sent to us by your browser on its own.',
    sections: [
      {
        title: 'What a cookie is',
        text: [
          'A cookie is a short text that a website leaves in your browser and that your browser sends back with every request. We do not use that. The law treats other storage on your device in the same way (section 25 of the German TDDDG), so we tell you about it here.',
        ],
      },
      {
        title: 'Drafts of forms',
        text: [
          'What you type into a form is kept in your browser’s session storage, so that a failed connection or a reload loses nothing. It is kept for this tab alone, is removed when the form has been sent, and is gone when you close the tab.',
          'You asked for the form, and the draft serves only to let you finish it. That is why it needs no consent.',
        ],
        lines: [
          'Where: session storage',
          'Names: mainstage.draft. and the form’s name',
          'Until: sent, or the tab is closed',
        ],
      },
      {
        title: 'Your cookie settings',
        text: [
          'If you save a choice on the cookie settings page, it is kept in your browser’s local storage, so that we need not ask again. It holds two answers, yes or no, and the day you gave them; nothing that identifies you.',
        ],
        lines: [
          'Where: local storage',
          'Name: mainstage.cookies',
          'Until: you change it or clear your browser’s data for this site',
        ],
      },
      {
        title: 'Analytics',
        text: [
          'We measure no visits at present. The switch on the settings page stands ready: were we to begin, it would count for nobody who has not switched it on.',
        ],
      },
      {
        title: 'Marketing and other providers',
        text: [
          'Pages, pictures, films and fonts come from our own server. Nothing of another provider is loaded while you read. Where a film of another provider is offered, it asks first and says who provides it; only with your consent, there or on the settings page, does your browser connect to that provider, who may then set cookies of its own.',
          'Links to maps and social networks are plain links: nothing is sent there until you follow one.',
        ],
      },
      {
        title: 'Without consent',
        text: [
          'Every page and every form works if you refuse everything that can be refused. You can change your mind at any time, as easily as you agreed, and with effect from then on.',
        ],
      },
      {
        title: 'Removing what is kept',
        text: [
          'Your browser’s settings can show and clear what a site has stored, often under “Cookies and site data”. A private window forgets all of it when you close it.',
        ],
      },
      {
        title: 'Who is responsible',
        text: [
          `${brand.name}, ${address.street}, ${address.postcode} ${address.city}, Germany. Write to ${brand.email} with any question. All else we do with data stands in our privacy policy.`,
        ],
      },
    ],
    choice: {
      title: 'Your choice',
      text: 'See what is switched on in this browser, and change it.',
      settings: 'Cookie settings',
      privacy: 'Privacy',
    },
  },
} as const satisfies PageContent;
