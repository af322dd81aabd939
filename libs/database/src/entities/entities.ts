import { Heartbeat } from './heartbeat';
import { Mail } from './mail';
import { MailboxAllowance } from './mailbox-allowance';
import { OperatorAction } from './operator-action';
import { RateLimit } from './rate-limit';
import { SentMessageHash } from './sent-message-hash';

/** The tables that every subject uses; each library adds those of its subject. */
export const commonEntities = [Mail, MailboxAllowance, SentMessageHash, OperatorAction, Heartbeat, RateLimit];
