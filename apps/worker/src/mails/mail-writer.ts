import { inboundMailbox } from '@mainstage/config/inbound-mailbox';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { storeMessage } from '@mainstage/desk/answer/member-answer';
import { DeskView } from '@mainstage/desk/mails/desk-view';
import { MailComposer } from '@mainstage/desk/mails/mail-composer';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { mailKindOf, mailOf } from '@mainstage/desk/mails/mail-kinds';
import type { BuiltMail } from '@mainstage/mail/built-mail';
import { writeMail } from '@mainstage/mail/mime';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WorkerConfig } from '../config';
import { BuiltMailPictures } from './built-mail-pictures';
import { gatheredReads } from './gathered-reads';
import { addressOf } from './recipient-address';
import { ReturnPaths } from './return-paths';

/** Renders a mail of the outbox and determines its recipient at this attempt and its reply address. */
@Injectable()
export class MailWriter {
  private readonly composer: MailComposer;
  private readonly returnPaths: ReturnPaths | undefined;
  private reads: EntityManager | undefined;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly dataSource: DataSource,
    private readonly pictures: BuiltMailPictures,
    private readonly team: SalesTeam,
  ) {
    this.composer = new MailComposer(config, team);
    const mailbox = inboundMailbox(config);
    this.returnPaths = mailbox && new ReturnPaths(mailbox, config.APP_SECRET);
  }

  /** @throws Withdrawn if the mail no longer applies */
  async write(mail: LeasedMail): Promise<BuiltMail> {
    const kind = mailKindOf(mail);
    const { ownerReason } = mailOf(kind);
    const owner = ownerReason && mail.recipient === 'sales' ? await this.ownerOf(mail) : undefined;
    // If the owner's mailbox refuses the mail, it is sent to all of sales.
    const to = addressOf(
      mail,
      owner ? { SALES_EMAIL: owner, SALES_EMAIL_FALLBACK: this.config.SALES_EMAIL } : this.config,
    );
    const built = await this.composer.compose(kind, mail, {
      entities: this.entities,
      to,
      ...(to === owner && { reason: ownerReason }),
      ...this.returnPaths?.of(mail),
      now: mail.leasedAt,
      pictures: this.pictures,
    });
    if (mail.kind === 'member-answer') await storeMessage(this.dataSource.manager, mail.id, writeMail(built).message);
    return built;
  }

  /** Created on first use. @throws DatabaseUnavailable */
  private get entities(): EntityManager {
    return (this.reads ??= gatheredReads(this.dataSource.manager));
  }

  /** The present member who owns the lead of a mail. */
  private ownerOf({ leadId }: LeasedMail): Promise<string | undefined> {
    return new DeskView(this.entities, this.team).owner(leadId);
  }
}
