import type { DeskKind } from '@mainstage/contracts/desk/leads';
import type { Letter } from '@mainstage/mail/letter/letter';

/** An answer as it is stored. */
export interface MemberAnswer extends Letter {
  subject: string;
}

/** A lead of the sales desk, as mails to the team name it. */
export interface DeskMailLead {
  leadId: string;
  kind: DeskKind;
  receivedAt: Date;
  /** Null where no clock runs: answered, closed, or taken for spam. */
  answerBy: Date | null;
  /** Reminders and escalations of the present clock so far. */
  alarmStage: number;
  /** Name of the team member who has it. */
  owner: string | null;
  ownerAddress: string | null;
  /** Name of the colleague from whom the owner has it; null where the owner took it. */
  handedOverBy: string | null;
  /** As typed by the visitor, or by whoever entered the lead. */
  name: string;
  company: string | null;
  phone: string | null;
  /** Id of the venue asked for. */
  venue: string | null;
  /** YYYY-MM-DD */
  eventDate: string | null;
  /** What the clock did last with the lead, in one sentence of ours. */
  lastNotice: string | null;
}

/** A line of the digest. */
export interface DigestLead extends Pick<DeskMailLead, 'leadId' | 'kind' | 'answerBy' | 'owner' | 'venue'> {
  /** What a team member noted as the next step, and its day. */
  nextStep: { what: string; due: string } | null;
}

export interface DigestOption {
  bookingId: string;
  venue: string;
  /** YYYY-MM-DD */
  day: string;
  expiresAt: Date;
}

/** What the day brings at the sales desk. */
export interface DeskDigest {
  overdue: DigestLead[];
  /** To be answered today. */
  due: DigestLead[];
  /** Next steps of today and before. */
  steps: DigestLead[];
  /** Options that end within three days. */
  options: DigestOption[];
}

/** What mails to the team ask of the sales desk. */
export interface DeskReader {
  /** Undefined where the desk has no such lead. */
  lead(id: string): Promise<DeskMailLead | undefined>;
  /**
   * Address of the member who has a lead, or the lead of a booking, and is here; undefined where nobody is, so that the mail is for all of
   * sales.
   */
  owner(id: string): Promise<string | undefined>;
  /** What a member wrote, as it is to be sent; undefined where it is gone or was undone. */
  answer(id: string): Promise<MemberAnswer | undefined>;
  /** Browser and system of a session; undefined where there is no such session. */
  device(sessionId: string): Promise<string | undefined>;
  /** Undefined where there is no desk. */
  digest(): Promise<DeskDigest | undefined>;
}
