import { brand } from '../site/brand';
import { hours } from '../site/hours';
import type { PageContent } from '../site/page-content';

export const contact = {
  path: '/contact',
  lang: 'en',
  head: {
    title: 'Contact',
    description: `Write, call or visit: address, telephone, email and business hours of ${brand.name}.`,
    keywords: ['contact', 'event venue Frankfurt', 'venue enquiry'],
    robots: 'index, follow',
    picture: 'reception-desk',
  },
  copy: {
    back: 'Back to home',
    title: 'Tell us what you are planning.',
    lead: `A date, a headcount or half an idea is enough. We reply within ${hours.reply}.`,
    picture: { id: 'reception-desk' },
    form: { title: 'Send a message' },
    reach: {
      title: 'Or reach us directly',
      address: 'Address',
      map: 'Open in maps',
      directions: 'Getting here',
      newTab: '(opens in a new tab)',
      phone: 'Telephone',
      email: 'Email',
      hours: 'Business hours',
      reply: 'Reply',
      replyText: `Within ${hours.reply}`,
    },
    whatsapp: {
      title: 'Chat with us',
      text: 'Point your phone’s camera at the code; it opens a WhatsApp chat with a greeting filled in.',
      greeting: `Hello ${brand.shortName}, I am planning an event and have a question.`,
      /** Accessible name of the code. */
      code: `QR code: WhatsApp chat with ${brand.shortName}`,
      open: 'Open the chat',
      newTab: '(opens in a new tab)',
    },
    tour: {
      title: 'Rather see it first?',
      text: 'Walk through the whole venue with one of the team who run it.',
      action: 'Book a Tour',
      view: '360 View',
    },
  },
} as const satisfies PageContent;
