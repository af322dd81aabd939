import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { inboundAddress, type InboundMailbox } from '@mainstage/inbound-mail/token/inbound-address';
import { type InboundPurpose, InboundTokens } from '@mainstage/inbound-mail/token/inbound-token';
import type { MailEnvelope } from '@mainstage/mail/built-mail';

/** The addresses that assign answers and bounces to their lead, if inbound mail is configured. */
export class ReturnPaths {
  private readonly tokens: InboundTokens;

  constructor(
    private readonly mailbox: InboundMailbox,
    secret: string,
  ) {
    this.tokens = new InboundTokens(secret);
  }

  /**
   * A visitor's answer is sent to the lead's address, a bounce to that of the mail, and a copy of sales' answer to the
   * lead's copy address. A mail without a lead has none, nor has one to a team member, whose reply is no visitor's.
   */
  of({ id, leadId, form, recipient }: LeasedMail): Pick<MailEnvelope, 'replyTo' | 'copyTo' | 'bounceTo'> {
    if (form === 'operations' || recipient === 'team') return {};
    if (recipient === 'sales') return { copyTo: this.address('copy', leadId) };
    return { replyTo: this.address('reply', leadId), bounceTo: this.address('bounce', id) };
  }

  private address(purpose: InboundPurpose, id: string): string {
    return inboundAddress(this.mailbox, this.tokens.sign({ purpose, id }));
  }
}
