import type { Config } from '@mainstage/config/load';
import { BookingView } from '@mainstage/bookings/mails/booking-view';
import { opsUrl } from '@mainstage/config/ops-address';
import { Links } from '@mainstage/leads/links';
import type { PropsContext } from '@mainstage/leads/mail-of';
import { type MailKind, mailOf } from './mail-kinds';
import { buildMail } from '@mainstage/mail/build-mail';
import type { BuiltMail, MailEnvelope } from '@mainstage/mail/built-mail';
import type { EntityManager } from 'typeorm';
import type { SalesTeam } from '../team/sales-team';
import { OfferView } from '../offers/mails/offer-view';
import { DeskView } from './desk-view';
import { OutboxView } from './outbox-view';

type ComposerSettings = Config<'NODE_ENV' | 'PUBLIC_URL' | 'APP_SECRET' | 'OPS_PORT' | 'MAIL_FROM' | 'SALES_EMAIL'> & {
  OPS_URL?: string;
};

interface Composing extends Omit<MailEnvelope, 'mailId' | 'from' | 'salesEmail'> {
  entities: EntityManager;
  now: Date;
}

/**
 * Renders mails of the outbox: loads the lead, signs the links, renders the template. Used by the worker to send and by
 * the desk to preview.
 */
export class MailComposer {
  private readonly links: Links;

  constructor(
    private readonly settings: ComposerSettings,
    private readonly team: SalesTeam,
  ) {
    this.links = new Links(settings.PUBLIC_URL, settings.APP_SECRET, opsUrl(settings), team.isOn);
  }

  /** @throws Withdrawn if the mail no longer applies */
  async compose<Kind extends MailKind>(
    kind: Kind,
    mail: PropsContext['mail'] & { id: string },
    { entities, ...envelope }: Composing,
  ): Promise<BuiltMail> {
    const { links } = this;
    const template = mailOf(kind);
    const outbox = new OutboxView(entities);
    const desk = new DeskView(entities, this.team, this.settings.MAIL_FROM.name);
    const bookings = new BookingView(entities, links);
    const offers = new OfferView(entities, links);
    const props = await template.props({ mail, entities, links, bookings, offers, outbox, desk, now: envelope.now });
    const { MAIL_FROM: from, SALES_EMAIL: salesEmail } = this.settings;
    return buildMail(template, props, { mailId: mail.id, from, salesEmail, ...envelope });
  }
}
