import { Heartbeat } from './heartbeat';
import { Mail } from './mail';
import { MailboxAllowance } from './mailbox-allowance';
import { OperatorAction } from './operator-action';
import { RateLimit } from './rate-limit';
import { SentMessageHash } from './sent-message-hash';

/** Entities that every subject uses; each library adds its own. */
export const commonEntities = [Mail, MailboxAllowance, SentMessageHash, OperatorAction, Heartbeat, RateLimit];
