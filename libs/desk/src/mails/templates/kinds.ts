import { dailyDigest } from './daily-digest';
import { deskHandedOver } from './handed-over';
import { memberAnswer } from './member-answer';
import { deskNewBrowser } from './new-browser';
import { deskOverdue } from './overdue';
import { deskPasskeyAdded } from './passkey-added';
import { deskPasskeyRemoved } from './passkey-removed';
import { deskReminder } from './reminder';
import { deskSignIn } from './sign-in';
import { deskTakeBack } from './take-back';
import { unreachedNotification } from './unreached-notification';
import { deskWrongCodes } from './wrong-codes';
import { deskWrongPasskey } from './wrong-passkey';

/** Kinds of mails to the team, and what the team itself writes (rule mail.kinds). */
export const deskMails = [
  unreachedNotification,
  dailyDigest,
  memberAnswer,
  deskReminder,
  deskTakeBack,
  deskHandedOver,
  deskOverdue,
  deskSignIn,
  deskPasskeyAdded,
  deskPasskeyRemoved,
  deskNewBrowser,
  deskWrongCodes,
  deskWrongPasskey,
] as const;

export type DeskMailKind = (typeof deskMails)[number]['kind'];
