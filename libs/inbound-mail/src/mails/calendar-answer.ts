import type { InboundMail } from '../entities/inbound-mail';

const answers: Readonly<Record<string, string>> = {
  accepted: 'accepted the calendar entry',
  declined: 'declined the calendar entry',
  tentative: 'accepted the calendar entry tentatively',
  proposed: 'proposed a new time',
};

/** `Anna Berg declined the calendar entry`; null if a message is no calendar answer. */
export function calendarAnswerOf({
  kind,
  verdict,
  sender,
  senderName,
}: Pick<InboundMail, 'kind' | 'verdict' | 'sender' | 'senderName'>): string | null {
  const answer = kind === 'calendar-reply' && verdict !== null ? answers[verdict] : undefined;
  return answer ? `${senderName ?? sender ?? 'The visitor'} ${answer}` : null;
}
