import type { Notice } from '../notices/notice';
import type { PageContent } from '../site/page-content';

export const cookieSettings = {
  path: '/cookie-settings',
  lang: 'en',
  head: {
    title: 'Cookie settings',
    description: 'Choose what this website may keep in your browser. Refusing is as easy as agreeing.',
    keywords: ['cookie settings', 'consent'],
    robots: 'index, follow',
    picture: 'private-office-day',
  },
  copy: {
    kicker: 'In this browser',
    title: 'Cookie settings',
    lead: 'Everything works whichever you choose. Your choice is kept on this device and you can change it here at any time.',
    picture: { id: 'private-office-day', alt: '' },
    legend: 'What may be kept',
    locked: 'Always on',
    on: 'On',
    off: 'Off',
    essentialOnly: 'Accept Essential Only',
    all: 'Accept All',
    save: 'Save Settings',
    never: 'Nothing has been saved in this browser yet; everything optional is off.',
    savedOn: 'Last saved on {date}.',
    policy: 'What each of these means: cookie policy',
    noScript: 'JavaScript is off in your browser, so nothing can be saved: only the essential is on.',
  },
} as const satisfies PageContent;

/**
 * Notice after Save Settings (rule cookies.choices). The choice itself is stored too, so the second line says where.
 */
export const cookieNotices = {
  saved: {
    title: 'Cookie settings saved successfully!',
    text: 'They apply in this browser until you change them.',
    style: 'success',
    language: 'en',
  },
  notStored: {
    title: 'Cookie settings saved for this visit',
    text: 'Your browser does not let this site store anything, so they last until you leave.',
    style: 'default',
    language: 'en',
  },
} as const satisfies Record<string, Notice>;
