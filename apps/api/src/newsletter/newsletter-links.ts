import { rulingTime } from '@mainstage/contracts/clock';
import type { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import type { Columns } from '@mainstage/database/selected';
import { Bulkhead } from '@mainstage/database/bulkhead';
import { oweSql } from '@mainstage/database/mails/owe-sql';
import { rows } from '@mainstage/database/sql';
import { readToken, type TokenPurpose, type TokenSubject } from '@mainstage/tokens/signed-token';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InjectConfig } from '@mainstage/server/injection';
import type { ApiConfig } from '../config';
import { MailWaker } from '../submissions/mail-waker';
import { LinkRefused } from './newsletter.errors';

/** What the links in the newsletter's mails do; each may be used again without harm. */
@Injectable()
export class NewsletterLinks {
  private readonly bulkhead = new Bulkhead(2);

  constructor(
    private readonly dataSource: DataSource,
    private readonly waker: MailWaker,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  /** Confirms the subscription and owes the welcome mail. @throws LinkRefused */
  async confirm(token: string): Promise<void> {
    const { subject, round } = this.read('newsletter-confirm', token);
    await this.bulkhead.run(() =>
      this.dataSource.manager.transaction(async (manager) => {
        const [subscription] = await rows<Columns<NewsletterSubscription, 'status' | 'optInRound'>>(
          manager,
          'SELECT status, opt_in_round FROM newsletter_subscriptions WHERE id = $1 FOR UPDATE',
          [subject],
        );
        if (!subscription) throw new LinkRefused('invalid');
        if (subscription.opt_in_round !== round || subscription.status === 'unsubscribed')
          throw new LinkRefused('expired');
        if (subscription.status === 'confirmed') return;
        await manager.query(
          `WITH confirmed AS (
           UPDATE newsletter_subscriptions SET status = 'confirmed', confirmed_at = now() WHERE id = $1 RETURNING id, email)
         ${oweSql({ kind: 'newsletter-welcome', form: 'newsletter', recipient: 'visitor', toAddress: 'email' }, 'confirmed')}`,
          [subject],
        );
      }),
    );
    this.waker.wake();
  }

  /** Ends the subscription; a link of any round will do. @throws LinkRefused */
  async unsubscribe(token: string): Promise<void> {
    const { subject } = this.read('newsletter-unsubscribe', token);
    await this.bulkhead.run(() =>
      this.dataSource.manager.query(
        `UPDATE newsletter_subscriptions SET status = 'unsubscribed', unsubscribed_at = now()
       WHERE id = $1 AND status <> 'unsubscribed'`,
        [subject],
      ),
    );
  }

  private read(purpose: TokenPurpose, token: string): TokenSubject {
    const read = readToken(this.config.APP_SECRET, purpose, token, rulingTime());
    if (typeof read === 'string') throw new LinkRefused(read);
    return read;
  }
}
