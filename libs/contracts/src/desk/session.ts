/** Marks what a page does automatically, such as polling: it does not keep the session from becoming idle. */
export const backgroundHeader = 'X-Desk-Background';

/** `lead` may erase and see everybody's sessions, `read` changes nothing. */
export type DeskRight = 'member' | 'lead' | 'read';

export interface TeamMember {
  name: string;
  /** In lower case. */
  email: string;
  right: DeskRight;
  /** YYYY-MM-DD, the last day of absence; null where the person is here. */
  awayUntil: string | null;
}

/** `GET /api/desk/session` */
export interface DeskSession {
  member: TeamMember;
  team: TeamMember[];
  /** Whether the second factor was given in this session. */
  passkeyUsed: boolean;
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
  /** Whether leads' rights want a passkey (DESK_REQUIRE_PASSKEY). */
  passkeyRequired: boolean;
  /** Nothing works yet but adding a passkey, showing it and signing out. */
  passkeyMissing: boolean;
  endsAt: string;
  idleEndsAt: string;
  /** The provider's venues, for filters and forms. */
  venues: { id: string; name: string }[];
}

export interface DeskSessionListed {
  id: string;
  /** Address of whose it is; a lead sees everybody's with `?everybody=true`. */
  member: string;
  createdAt: string;
  lastSeenAt: string;
  /** Browser and system, for reading. */
  device: string;
  current: boolean;
}

/** What is to be done after link or code. */
export interface SignInStepAnswer {
  next: 'desk' | 'passkey';
}

/** `GET /api/desk/sign-in`: what the page of signing in offers. */
export interface SignInOptions {
  /** Who can sign in by one press: the demo's team outside production, else nobody. */
  demo: { name: string; email: string }[];
}
