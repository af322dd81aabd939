import type { PageContent } from '../site/page-content';

/** Possible states of a system. */
interface PartWords {
  title: string;
  up: string;
  down: string;
}

export const status = {
  path: '/status',
  lang: 'en',
  head: {
    title: 'Status: what works right now',
    name: 'Status',
    description: 'Whether forms and emails of this website work at this moment, and how to reach us if they do not.',
    keywords: ['status', 'availability', 'support'],
    robots: 'index, follow',
    picture: 'control-wide',
  },
  copy: {
    back: 'Back to support',
    title: 'Status',
    lead: 'Checked by our server the moment you opened this page.',
    summary: {
      checking: 'Checking…',
      up: 'Everything works.',
      down: 'Something does not work at the moment.',
      unknown: 'Our server does not respond. Either it is down or your connection is.',
    },
    parts: {
      forms: {
        title: 'Forms',
        up: 'What you send is kept the moment you send it.',
        down: 'Forms cannot be sent at the moment. What you have typed stays in this browser tab; please call us or try again later.',
      },
      mails: {
        title: 'Emails',
        up: 'Confirmations leave within seconds.',
        down: 'Emails are late. What you send is kept all the same, and every email goes out once this works again.',
      },
    } satisfies Record<string, PartWords>,
    states: { checking: 'Checking', up: 'Works', down: 'Not working', unknown: 'Unknown' },
    /** `{time}` is by the visitor's own clock. */
    checkedAt: 'Checked at {time}.',
    again: 'Check again',
    noScript:
      'JavaScript is off in your browser, so this page cannot check our server. If it is urgent, please call us.',
    call: 'Telephone',
    write: 'Email',
  },
} as const satisfies PageContent;
