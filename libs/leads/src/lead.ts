import type { LeadRow } from './lead-row';
import type { LeadMailKind } from './lead-mails';
import type { Recipient } from '@mainstage/database/mails/recipient';
import type { Row } from './row';
import type { SeatStatus } from './webinar/entity';

/**
 * How the mailbox allowance applies to a mail (rule mail.mailbox-cap):
 * `free` is not counted (sales), `drop` is enqueued only within the allowance, `postpone` waits an hour and checks
 * again. Where seats are requested, sign-ups are counted instead of mails: `registration` is enqueued with each sign-up
 * that is confirmed, `first-seat` once for a mailbox that has a seat (reminders).
 */
export type CapRule = 'free' | 'drop' | 'postpone' | 'registration' | 'first-seat';

export interface OutboxMail {
  kind: LeadMailKind;
  to: Recipient;
  cap: CapRule;
  /** Not before; now when absent. Where the database's clock is past it, the mail is not enqueued at all. */
  dueAt?: Date;
}

/** How a request for a seat ends if not with a confirmed seat: the status of its row then. */
export type SeatOutcome = Exclude<SeatStatus, 'confirmed' | 'returned'>;

/** One of a limited number of seats, given while the lead is written: first come, first served, one for a mailbox. */
export interface SeatRequest<Answer> {
  /** Names the webinar; the same for all leads of a process, as is how many seats it has. */
  startsAt: Date;
  seats: number;
  /** What differs then; the same for all leads as well. */
  otherwise: Record<SeatOutcome, { answer: Partial<Omit<Answer, 'id'>>; mails: OutboxMail[] }>;
}

/** What a use case makes of a form: the response, the row, and the mails to be enqueued. */
export interface Lead<Answer extends { id: string } = { id: string }, Entity extends LeadRow = LeadRow> {
  /** What the 201 says; `answer.id` becomes the row's id. */
  answer: Answer;
  /** What it says where the visitor is not mailed now; as above when absent. */
  answerUnmailed?: Partial<Omit<Answer, 'id'>>;
  /** The visitor's address: the one that is stored, where one is. */
  email: string;
  /** The row to insert; absent where the lead has its row already (a repeated newsletter sign-up). */
  row?: Row<Entity>;
  /** The row is one for an address: where another has it already, nothing of the lead is written. */
  newAddressOnly?: true;
  mails: OutboxMail[];
  /** The lead as given is then true with a seat. */
  seat?: SeatRequest<Answer>;
}
