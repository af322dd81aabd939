import type { LeadRow } from './lead-row';
import type { LeadMailKind } from './lead-mails';
import type { Recipient } from '@mainstage/database/mails/recipient';
import type { Row } from './row';
import type { SeatStatus } from './webinar/entity';

/**
 * How the mailbox allowance applies to a mail (rule mail.mailbox-cap): `free` is not counted (sales), `drop` is
 * enqueued only within the allowance, `postpone` waits an hour and checks again. If seats are requested, sign-ups are
 * counted instead of mails: `registration` is enqueued with each sign-up that is confirmed, `first-seat` once for a
 * mailbox that has a seat (reminders).
 */
export type CapRule = 'free' | 'drop' | 'postpone' | 'registration' | 'first-seat';

export interface OutboxMail {
  kind: LeadMailKind;
  to: Recipient;
  cap: CapRule;
  /** Earliest time of sending; now by default. If the database time is later, the mail is not enqueued at all. */
  dueAt?: Date;
}

/** Status of a sign-up that gets no confirmed seat. */
export type SeatOutcome = Exclude<SeatStatus, 'confirmed' | 'returned'>;

/** One of a limited number of seats, assigned while the lead is written: first come, first served, one per mailbox. */
export interface SeatRequest<Answer> {
  /** The webinar; the same for all leads of a process, as is its number of seats. */
  startsAt: Date;
  seats: number;
  /** The differences in that case; also the same for all leads. */
  otherwise: Record<SeatOutcome, { answer: Partial<Omit<Answer, 'id'>>; mails: OutboxMail[] }>;
}

/** Result of a use case for a form: the response, the row, and the mails to enqueue. */
export interface Lead<Answer extends { id: string } = { id: string }, Entity extends LeadRow = LeadRow> {
  /** Body of the 201; `answer.id` becomes the row's id. */
  answer: Answer;
  /** Response if no mail is sent to the visitor now; as above by default. */
  answerUnmailed?: Partial<Omit<Answer, 'id'>>;
  /** The visitor's address: the stored one, if there is one. */
  email: string;
  /** The row to insert; absent if it exists already (a repeated newsletter sign-up). */
  row?: Row<Entity>;
  /** One row per address: if the address has one already, nothing of the lead is written. */
  newAddressOnly?: true;
  mails: OutboxMail[];
  /** The lead as given is then valid with a seat. */
  seat?: SeatRequest<Answer>;
}
