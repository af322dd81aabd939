import { type EntityManager, In } from 'typeorm';
import type { Answer } from '@mainstage/leads/forms';
import type { NewsletterForm } from '@mainstage/leads/newsletter/form';
import { type KnownSubscription, newsletterLead } from '@mainstage/leads/newsletter/lead';
import { Mail } from '@mainstage/database/entities/mail';
import { RecentSubmission } from '@mainstage/leads/submissions/recent-submission';
import type { Submission } from '../submissions/intake/submission';
import { NewsletterSubscription } from '@mainstage/leads/newsletter/entity';
import { violatesUnique } from '@mainstage/database/sql';
import { Injectable } from '@nestjs/common';
import { type SubmissionMeta, submissionOf } from '../submissions/submission-meta';
import { SubmissionService } from '../submissions/submission-service';
import { AlreadySubscribed } from './newsletter.errors';

/** Newsletter sign-up with double opt-in (rule newsletter.double-opt-in, docs/adr/0004-double-opt-in.md). */
@Injectable()
export class NewsletterService {
  constructor(private readonly submissions: SubmissionService) {}

  /**
   * Starts an opt-in for a new address, or one that unsubscribed or was suspended after a bounce; a pending one gets
   * its mail again within the mailbox cap.
   * @throws AlreadySubscribed for a confirmed address, in any letter case
   */
  async subscribe(form: NewsletterForm, meta: SubmissionMeta): Promise<Answer<'newsletter'>> {
    const submission = submissionOf('newsletter', meta, form);
    return (await this.takeNew(form, submission)) ?? this.takeKnown(form, submission);
  }

  /**
   * Stores an unknown address, the usual case, in one statement like any other lead.
   * @returns undefined if the address, the content or the key is known, perhaps for a moment only
   */
  private async takeNew(form: NewsletterForm, submission: Submission): Promise<Answer<'newsletter'> | undefined> {
    try {
      return await this.submissions.submitNew(submission, newsletterLead(form));
    } catch (error) {
      if (violatesUnique(error, 'newsletter_subscriptions_email')) return undefined;
      throw error;
    }
  }

  private async takeKnown(form: NewsletterForm, submission: Submission): Promise<Answer<'newsletter'>> {
    try {
      return await this.submissions.submitAfter(submission, (manager) => this.leadOf(manager, form, submission));
    } catch (error) {
      // It was erased and signed up again by another call in the meantime; its row is found now.
      if (violatesUnique(error, 'newsletter_subscriptions_email')) return this.takeKnown(form, submission);
      throw error;
    }
  }

  private async leadOf(manager: EntityManager, form: NewsletterForm, submission: Submission) {
    const known = await knownSubscription(manager, form.email);
    if (known?.status === 'confirmed' && !known.suspended) throw new AlreadySubscribed();
    if (known && known.status !== 'pending') await beginAgain(manager, known.id, submission.suspicions);
    if (known && form.language)
      await manager.update(NewsletterSubscription, { id: known.id }, { language: form.language });
    // A repeated request gets another mail within the cap, which the check for equal content must not prevent.
    if (known) await forgetContent(manager, submission);
    return newsletterLead(form, known);
  }
}

/** Locks the subscription of an address, in any letter case. */
async function knownSubscription(manager: EntityManager, email: string): Promise<KnownSubscription | undefined> {
  const known = await manager
    .createQueryBuilder(NewsletterSubscription, 'subscription')
    .setLock('pessimistic_write')
    .where('canonical_address(subscription.email) = canonical_address(:email)', { email })
    .getOne();
  if (!known) return undefined;
  const unsent = {
    leadId: known.id,
    kind: 'newsletter-opt-in',
    status: In<Mail['status']>(['due', 'sending']),
  } as const;
  const { id, email: address, status, suspendedAt } = known;
  const asking = await manager.existsBy(Mail, unsent);
  return { id, email: address, status, suspended: suspendedAt !== null, asking };
}

/** A new round invalidates the links of earlier mails; suspected spam is quarantined like a new sign-up. */
async function beginAgain(manager: EntityManager, id: string, suspicions: string[]): Promise<void> {
  await manager.update(
    NewsletterSubscription,
    { id },
    {
      status: 'pending',
      optInRound: () => 'opt_in_round + 1',
      confirmedAt: null,
      unsubscribedAt: null,
      suspicions,
      quarantineDigestId: null,
      releasedAt: null,
    },
  );
}

async function forgetContent(manager: EntityManager, { form, contentHash }: Submission): Promise<void> {
  await manager.delete(RecentSubmission, { form, contentHash });
}
