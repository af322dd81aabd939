/** Marks automatic calls of a page, such as polling, which do not extend the session. */
export const backgroundHeader = 'X-Desk-Background';

/** `lead` may delete persons and see all sessions, `read` changes nothing. */
export type DeskRight = 'member' | 'lead' | 'read';

export interface TeamMember {
  name: string;
  email: string;
  right: DeskRight;
  /** YYYY-MM-DD, the last day of absence; null if the person is present. */
  awayUntil: string | null;
}

/** `GET /api/desk/session` */
export interface DeskSession {
  member: TeamMember;
  team: TeamMember[];
  /** Whether the second factor was used in this session. */
  passkeyUsed: boolean;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  /** Whether the lead right requires a passkey (DESK_REQUIRE_PASSKEY). */
  passkeyRequired: boolean;
  /** The session only allows adding a passkey, using it and signing out. */
  passkeyMissing: boolean;
  endsAt: string;
  idleEndsAt: string;
  /** The venues, for filters and forms. */
  venues: { id: string; name: string }[];
}

export interface DeskSessionListed {
  id: string;
  /** Address of the owner; a lead sees all sessions with `?everybody=true`. */
  member: string;
  createdAt: string;
  lastSeenAt: string;
  device: string;
  current: boolean;
}

/** The next step after link or code. */
export interface SignInStepAnswer {
  next: 'desk' | 'passkey';
}

/** `GET /api/desk/sign-in`: options of the sign-in page. */
export interface SignInOptions {
  /** Members who can sign in by one click: the demo's team outside production, otherwise nobody. */
  demo: { name: string; email: string }[];
}
