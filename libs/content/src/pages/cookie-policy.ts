import { type StoredItem, browserStorageItems } from '../cookies/browser-storage';
import { open, type TextSection } from '../legal/text';
import type { PageContent } from '../site/page-content';

const kept = browserStorageItems.map(({ title, text, where, name, and, until }: StoredItem) => ({
  title,
  text,
  lines: [`Where: ${where}`, and ? `Names: ${name} ${and}` : `Name: ${name}`, `Until: ${until}`],
}));

const sections = [
  {
    title: 'What a cookie is',
    text: [
      'A cookie is a short text that a website leaves in your browser and that your browser sends back with every request. We use them in two places only: after you have sent a form, and when you join our webinar. The law treats other storage on your device in the same way (section 25 of the German TDDDG), so we tell you about it here.',
    ],
  },
  ...kept,
  {
    title: 'After you sent a form',
    text: [
      'Once you have sent a form, the page tells you whether your mail server has accepted our confirmation. So that it tells only you, your browser gets a cookie for this one form. It holds the form’s number and a signature; no script can read it.',
      'You sent the form, and without it anybody could ask about your address. That is why it needs no consent.',
    ],
    lines: ['Where: cookie', 'Name: delivery', 'Until: 15 minutes after you sent the form'],
  },
  {
    title: 'Joining the webinar',
    text: [
      'Your link to the webinar is yours alone: it opens the meeting on one device, and you can move it to another. So that our server recognises your device, it gets a random number when you join with your link. The number identifies the device and nothing else, no script can read it, and nobody else receives it.',
      'You asked to join, and without it we could not tell you from somebody who was given your link. That is why it needs no consent.',
    ],
    lines: ['Where: cookie', 'Name: webinar_device', 'Until: two days after you joined'],
  },
  {
    title: 'Analytics',
    text: [
      'We do not measure visits at present. If we ever do, only visits of those who have switched it on in the settings will be counted.',
    ],
  },
  {
    title: 'Marketing and other providers',
    text: [
      'Pages, pictures, films and fonts come from our own server. Nothing from any other provider is loaded while you read. Where another provider’s film is offered, you are asked first and told who provides it. Only with your consent, there or on the settings page, does your browser connect to that provider, which may then set cookies of its own.',
      'Links to maps and social networks are plain links: nothing is sent there until you follow one.',
    ],
  },
  {
    title: 'Without consent',
    text: [
      'Every page and every form works if you refuse everything that can be refused. You can change your mind at any time, as easily as you agreed, with effect from then on: the link to your settings is at the foot of every page.',
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
      [
        open('company'),
        ', ',
        open('address'),
        ', Germany. Write to ',
        open('email'),
        ' with any question. Everything else we do with data is in our ',
        { label: 'privacy policy', to: '/privacy' },
        '.',
      ],
    ],
  },
] as const satisfies readonly TextSection[];

export const cookiePolicy = {
  path: '/cookie-policy',
  lang: 'en',
  head: {
    title: 'Cookie policy',
    description:
      'Reading this website sets no cookies; sending a form or joining the webinar sets one. What else it keeps in your browser, why, and how to remove it.',
    keywords: ['cookies', 'cookie policy', 'local storage'],
    robots: 'index, follow',
    picture: 'boardroom-screen',
  },
  copy: {
    title: 'Cookie policy',
    lead: 'Reading this site sets no cookies: neither ours nor anybody else’s. Sending a form sets one, and so does joining the webinar. A few other small items stay in your browser; it sends us none of them on its own.',
    sections,
    choice: {
      title: 'Your choice',
      text: 'See what is switched on in this browser, and change it.',
      settings: 'Cookie settings',
      privacy: 'Privacy',
    },
  },
} as const satisfies PageContent;
