import { messageNotification } from './message-notification';
import { replyNotification } from './reply-notification';

/** Kinds of mails about inbound mail (rule mail.kinds). */
export const inboundMails = [replyNotification, messageNotification] as const;
