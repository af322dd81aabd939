import type { DeskKind } from '@mainstage/contracts/desk/leads';
import type { Letter } from '@mainstage/mail/letter/letter';

export interface MemberAnswer extends Letter {
  subject: string;
}

/** A lead in mails to the team. */
export interface DeskMailLead {
  leadId: string;
  kind: DeskKind;
  receivedAt: Date;
  /** Null if no clock runs: answered, closed, or spam. */
  answerBy: Date | null;
  /** Reminders and escalations of the present clock so far. */
  alarmStage: number;
  owner: string | null;
  ownerAddress: string | null;
  /** Name of the colleague who assigned it; null if the owner took it. */
  handedOverBy: string | null;
  /** As typed by the visitor, or by the member who entered the lead. */
  name: string;
  company: string | null;
  phone: string | null;
  venue: string | null;
  eventDate: string | null;
  /** Last action of the clock, as a sentence of ours. */
  lastNotice: string | null;
}

export interface DigestLead extends Pick<DeskMailLead, 'leadId' | 'kind' | 'answerBy' | 'owner' | 'venue'> {
  /** The next step that a team member noted, and its day. */
  nextStep: { what: string; due: string } | null;
}

export interface DigestOption {
  bookingId: string;
  venue: string;
  day: string;
  expiresAt: Date;
}

export interface DeskDigest {
  overdue: DigestLead[];
  due: DigestLead[];
  /** Next steps due today or earlier. */
  steps: DigestLead[];
  /** Options that end within three days. */
  options: DigestOption[];
}

export interface DeskReader {
  /** Undefined if the desk has no such lead. */
  lead(id: string): Promise<DeskMailLead | undefined>;
  /**
   * Address of the present owner of a lead, or of a booking's lead; undefined if there is none, so that the mail is for
   * all of sales.
   */
  owner(id: string): Promise<string | undefined>;
  /** A member's pending answer; undefined if it was deleted or undone. */
  answer(id: string): Promise<MemberAnswer | undefined>;
  /** Browser and system of a session; undefined if there is no such session. */
  device(sessionId: string): Promise<string | undefined>;
  /** Undefined if there is no desk. */
  digest(): Promise<DeskDigest | undefined>;
}
