import { inboundMailbox } from '@mainstage/config/inbound-mailbox';
import { opsUrl } from '@mainstage/config/ops-address';
import type { LeasedMail } from '@mainstage/database/mails/leased-mail';
import { buildMail, type BuiltMail } from '@mainstage/mail/build-mail';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { Links } from '@mainstage/leads/links';
import { type MailKind, mailOf } from '@mainstage/leads/mails';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WorkerConfig } from '../config';
import { InjectConfig } from '@mainstage/nest/injection';
import type { EntityManager } from 'typeorm';
import { BuiltMailPictures } from './built-mail-pictures';
import { DeskView } from '../desk/desk-view';
import { gatheredReads } from './gathered-reads';
import { OutboxView } from './outbox-view';
import { addressOf, isForOwner, type SalesAddresses } from './recipient-address';
import { ReturnPaths } from './return-paths';

/** Writes a mail of the outbox: reads its lead, signs its links, renders its template. */
@Injectable()
export class MailWriter {
  private readonly links: Links;
  private readonly returnPaths: ReturnPaths | undefined;
  private reads: EntityManager | undefined;

  constructor(
    @InjectConfig() private readonly config: WorkerConfig,
    private readonly dataSource: DataSource,
    private readonly pictures: BuiltMailPictures,
    private readonly team: SalesTeam,
  ) {
    this.links = new Links(config.PUBLIC_URL, config.APP_SECRET, opsUrl(config), team.isOn);
    const mailbox = inboundMailbox(config);
    this.returnPaths = mailbox && new ReturnPaths(mailbox, config.APP_SECRET);
  }

  /** @throws Withdrawn where the mail no longer applies */
  async write(mail: LeasedMail): Promise<BuiltMail> {
    return this.writeKind(mail.kind, mail);
  }

  /** Created on first use. @throws DatabaseUnavailable */
  private get entities(): EntityManager {
    return (this.reads ??= gatheredReads(this.dataSource.manager));
  }

  /** What a visitor did is news for who has the lead; where their mailbox refuses it, for all of sales. */
  private async salesOf(mail: LeasedMail, desk: DeskView): Promise<SalesAddresses> {
    const owner = isForOwner(mail) ? await desk.owner(mail.leadId) : undefined;
    return owner ? { SALES_EMAIL: owner, SALES_EMAIL_FALLBACK: this.config.SALES_EMAIL } : this.config;
  }

  private async writeKind<Kind extends MailKind>(kind: Kind, mail: LeasedMail): Promise<BuiltMail> {
    const now = mail.leasedAt;
    const template = mailOf(kind);
    const { entities } = this;
    const outbox = new OutboxView(entities);
    const desk = new DeskView(entities, this.team);
    const props = await template.props({ mail, entities, links: this.links, outbox, desk, now });
    return buildMail(template, props, {
      mailId: mail.id,
      from: this.config.MAIL_FROM,
      to: addressOf(mail, await this.salesOf(mail, desk)),
      salesEmail: this.config.SALES_EMAIL,
      ...this.returnPaths?.of(mail),
      now,
      pictures: this.pictures,
    });
  }
}
