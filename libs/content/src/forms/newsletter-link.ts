/** Closing text and link of such a page. */
export interface LinkEnd {
  title: string;
  text: string;
  further?: { words: string; path: string };
}

/** All texts of a page that a mail links to. */
export interface LinkCopy {
  idle: { title: string; text: string };
  button: { idle: string; pending: string };
  done: LinkEnd;
  invalid: LinkEnd;
  failed: string;
}

export const confirmCopy = {
  idle: {
    title: 'Confirm your subscription',
    text: 'One click, and our newsletter comes to your inbox. If you did not ask for it, just close this page.',
  },
  button: { idle: 'Confirm subscription', pending: 'Confirming...' },
  done: {
    title: 'Your subscription is confirmed',
    text: 'Welcome. The next newsletter comes to your inbox; every issue has a link to unsubscribe.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It may be incomplete or too old. Enter your address in the newsletter form at the foot of this page, and we will send you a new link.',
  },
  failed: 'That did not work, but nothing is lost: please try again in a moment.',
} as const satisfies LinkCopy;

export const unsubscribeCopy = {
  idle: {
    title: 'Unsubscribe from our newsletter',
    text: 'One click and we stop sending our newsletter to your address.',
  },
  button: { idle: 'Unsubscribe', pending: 'Unsubscribing...' },
  done: {
    title: 'You are unsubscribed',
    text: 'We will not send you our newsletter again. You can come back at any time with the form at the foot of this page.',
  },
  invalid: {
    title: 'This link is not valid',
    text: 'It may be incomplete. Please open the link from our latest newsletter once more, or reply to it, and we will take your address off the list.',
  },
  failed: 'That did not work. Please try again in a moment.',
} as const satisfies LinkCopy;
