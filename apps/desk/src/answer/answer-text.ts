import type { AnswerComposer, AnswerText } from '@mainstage/contracts/desk/answer';
import type { DeskLeadDetail } from '@mainstage/contracts/desk/leads';

/** Initial text of the composer: the draft, else an empty answer above the signature. */
export function textOf({ draft, to, cc, subject, signature, quote }: AnswerComposer): AnswerText {
  if (draft) {
    const { bcc, body, sendAt, remindIfNoReplyBy } = draft;
    return {
      ...{ to: draft.to, cc: draft.cc, bcc, subject: draft.subject, body, quote: draft.quote, sendAt },
      remindIfNoReplyBy,
    };
  }
  const body = signature ? `\n\n${signature}` : '';
  return { to, cc, bcc: [], subject, body, quote: quote !== null, sendAt: null, remindIfNoReplyBy: null };
}

/** Suggested recipients: the client’s address, and those of the messages' senders. */
export const knownAddresses = ({
  email,
  reply,
  timeline,
}: Pick<DeskLeadDetail, 'email' | 'reply' | 'timeline'>): string[] => [
  ...new Set(
    [email, reply.to, ...timeline.map(({ message }) => message?.sender)].filter((one) => typeof one === 'string'),
  ),
];

/** Messages for fields that the server refused. */
export const answerTexts: Readonly<Record<string, string>> = {
  required: 'Please fill in this field.',
  invalid_email: 'One of them is no email address.',
  out_of_range: 'An answer goes to at most 20 addresses.',
  too_long: 'This is too long.',
  invalid_characters: 'There is a character in it that cannot be sent.',
  time_in_past: 'This time has passed. Choose another one.',
  date_too_far: 'An answer is sent within a year.',
};
