import type { EntityManager } from 'typeorm';
import type { Answer } from '@mainstage/leads/forms';
import type { NewsletterForm } from '@mainstage/leads/newsletter/form';
import { type KnownSubscription, newsletterLead } from '@mainstage/leads/newsletter/lead';
import type { Submission } from '@mainstage/database/intake/submission';
import { rows, violatesUnique } from '@mainstage/database/sql';
import { Injectable } from '@nestjs/common';
import { type Arrival, submissionOf } from '../submissions/submission-of';
import { SubmissionService } from '../submissions/submission-service';
import { AlreadySubscribed } from './newsletter.errors';

/** Newsletter sign-up with double opt-in (rule newsletter.double-opt-in, docs/adr/0004-double-opt-in.md). */
@Injectable()
export class NewsletterService {
  constructor(private readonly submissions: SubmissionService) {}

  /**
   * A new address, or one that unsubscribed, begins an opt-in; a pending one gets its mail again within the mailbox cap.
   * @throws AlreadySubscribed for a confirmed address, in any letter case
   */
  async subscribe(form: NewsletterForm, arrival: Arrival): Promise<Answer<'newsletter'>> {
    const submission = submissionOf('newsletter', arrival, form);
    return (await this.takeNew(form, submission)) ?? this.takeKnown(form, submission);
  }

  /**
   * An address that nobody signed up yet, as almost all are, is one statement like any other lead.
   * @returns undefined where the address, the content or the key is known, perhaps for a moment only
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
    // A key that was answered keeps its answer, even when the address has been confirmed since.
    const first = await this.submissions.replay<Answer<'newsletter'>>(submission);
    if (first) return first;
    try {
      return await this.submissions.submitAfter(submission, (manager) => this.leadOf(manager, form, submission));
    } catch (error) {
      // It was erased meanwhile and signed up again by another call, whose row is found now.
      if (violatesUnique(error, 'newsletter_subscriptions_email')) return this.takeKnown(form, submission);
      throw error;
    }
  }

  private async leadOf(manager: EntityManager, form: NewsletterForm, submission: Submission) {
    const [known] = await rows<KnownSubscription>(
      manager,
      `SELECT id, email, status, EXISTS (
         SELECT FROM mails WHERE lead_id = subscription.id AND kind = 'newsletter-opt-in' AND mails.status IN ('due', 'sending')
       ) AS asking
       FROM newsletter_subscriptions subscription WHERE canonical_address(email) = canonical_address($1) FOR UPDATE`,
      [form.email],
    );
    if (known?.status === 'confirmed') throw new AlreadySubscribed();
    if (known?.status === 'unsubscribed') await beginAgain(manager, known.id, submission.suspicions);
    // Whoever asks again is asked again within the cap: the same content alone must not swallow that.
    if (known) await forgetContent(manager, submission);
    return newsletterLead(form, known);
  }
}

/** A new round voids the links of earlier mails; what looks like spam is held back like a new sign-up. */
async function beginAgain(manager: EntityManager, id: string, suspicions: string[]): Promise<void> {
  await manager.query(
    `UPDATE newsletter_subscriptions
     SET status = 'pending', opt_in_round = opt_in_round + 1, confirmed_at = NULL, unsubscribed_at = NULL,
       suspicions = $2, held_told_in = NULL, released_at = NULL WHERE id = $1`,
    [id, suspicions],
  );
}

async function forgetContent(manager: EntityManager, submission: Submission): Promise<void> {
  await manager.query('DELETE FROM recent_submissions WHERE form = $1 AND content_hash = $2', [
    submission.form,
    submission.contentHash,
  ]);
}
