import { currentTime } from '@mainstage/contracts/clock';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { Mail } from '@mainstage/database/entities/mail';
import { readToken, type TokenPurpose, type TokenSubject } from '@mainstage/contracts/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository } from 'typeorm';
import { InjectConfig } from '@mainstage/nest/injection';
import type { ApiConfig } from '../config';
import { RelayNotifier } from '../submissions/relay-notifier';
import { LinkRefused } from './newsletter.errors';

/** Actions of the links in the newsletter's mails; all are idempotent. */
@Injectable()
export class NewsletterLinks {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    @InjectRepository(NewsletterSubscription) private readonly subscriptions: Repository<NewsletterSubscription>,
    private readonly relay: RelayNotifier,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** Confirms the subscription and enqueues the welcome mail. @throws LinkRefused */
  async confirm(token: string): Promise<void> {
    const { subject, round } = this.read('newsletter-confirm', token);
    await this.bulkhead.run(() =>
      this.subscriptions.manager.transaction(async (manager) => {
        const where = { id: subject };
        const subscription = await manager.findOne(NewsletterSubscription, {
          where,
          lock: { mode: 'pessimistic_write' },
        });
        if (!subscription) throw new LinkRefused('invalid');
        const { status, optInRound, email } = subscription;
        if (optInRound !== round || status === 'unsubscribed') throw new LinkRefused('expired');
        if (status === 'confirmed') return;
        await manager.update(NewsletterSubscription, where, {
          status: 'confirmed',
          confirmedAt: () => 'now()',
          suspendedAt: null,
        });
        await manager.insert(Mail, {
          kind: 'newsletter-welcome',
          form: 'newsletter',
          leadId: subject,
          recipient: 'visitor',
          toAddress: email,
        });
      }),
    );
    this.relay.notify();
  }

  /** Ends the subscription; links of earlier rounds are valid too. @throws LinkRefused */
  async unsubscribe(token: string): Promise<void> {
    const { subject } = this.read('newsletter-unsubscribe', token);
    await this.bulkhead.run(() =>
      this.subscriptions.update(
        { id: subject, status: Not('unsubscribed') },
        { status: 'unsubscribed', unsubscribedAt: () => 'now()' },
      ),
    );
  }

  private read(purpose: TokenPurpose, token: string): TokenSubject {
    const read = readToken(this.config.APP_SECRET, purpose, token, currentTime());
    if (typeof read === 'string') throw new LinkRefused(read);
    return read;
  }
}
