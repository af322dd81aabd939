import type { LeadRow } from './lead-row';
import type { MailKind } from './mails';
import type { Row } from './row';
import type { SeatStatus } from './webinar/entity';

/**
 * How the cap per mailbox rules a mail (rule mail.mailbox-cap):
 * `free` is not counted (sales), `drop` is owed only if the mailbox still has room, `postpone` waits an hour and asks
 * again. Where seats are asked for, sign-ups are counted instead of mails: `registration` is owed with each sign-up that
 * is answered, `first-seat` once for a mailbox that holds a seat (reminders).
 */
export type CapRule = 'free' | 'drop' | 'postpone' | 'registration' | 'first-seat';

/** Who a mail is meant for: the visitor at the lead's address, or the house, whose addresses are settings. */
export type Recipient = 'visitor' | 'sales';

export interface OwedMail {
  kind: MailKind;
  to: Recipient;
  cap: CapRule;
  /** Not before; now when absent. Where the database's clock is past it, the mail is not owed at all. */
  dueAt?: Date;
}

/** How a wish for a seat ends if not with a seat for good: the status of its row then. */
export type SeatOutcome = Exclude<SeatStatus, 'confirmed' | 'returned'>;

/** One of a limited number of seats, given while the lead is written: first come, first served, one for a mailbox. */
export interface SeatWish<Answer> {
  /** Names the webinar; the same for all leads of a process, as is how many seats it has. */
  startsAt: Date;
  seats: number;
  /** What differs then; the same for all leads as well. */
  otherwise: Record<SeatOutcome, { answer: Partial<Omit<Answer, 'id'>>; mails: OwedMail[] }>;
}

/** What a use case makes of a form: the answer, the row, and the mails that are owed with it. */
export interface Lead<Answer extends { id: string } = { id: string }, Entity extends LeadRow = LeadRow> {
  /** What the 201 says; `answer.id` becomes the row's id. */
  answer: Answer;
  /** What it says where the visitor is not mailed now; as above unless told. */
  answerUnmailed?: Partial<Omit<Answer, 'id'>>;
  /** The visitor's address: the one that is stored, where one is. */
  email: string;
  /** The row to insert; absent where the lead has its row already (a repeated newsletter sign-up). */
  row?: Row<Entity>;
  /** The row is one for an address: where another has it already, nothing of the lead is written. */
  newAddressOnly?: true;
  mails: OwedMail[];
  /** The lead as given is then true with a seat. */
  seat?: SeatWish<Answer>;
}
