import type { Block } from '@mainstage/mail/layout/blocks';

/** Maximum number of links in a mail; the page of the message has all. */
const mostLinks = 20;

/** `1. plan.pdf, 2. guests.xlsx`, so that a link contains no text of the sender. */
export const numberedNames = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}` : names.map((name, at) => `${at + 1}. ${name}`).join(', ');

/**
 * A link to each file of a message.
 * @param messageUrl page of the message
 * @param isNumbered whether the index of a name is the number of its file
 */
export const attachmentLinks = (messageUrl: string, names: readonly string[], isNumbered: boolean): Block[] =>
  isNumbered
    ? names.slice(0, mostLinks).map((_, at) => ({
        kind: 'link',
        label: names.length === 1 ? 'Download the attachment' : `Download attachment ${at + 1}`,
        url: `${messageUrl}/attachments/${at}`,
      }))
    : [];
