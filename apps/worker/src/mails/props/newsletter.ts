import { NewsletterSubscription, type SubscriptionStatus } from '@mainstage/database/entities/newsletter-subscription';
import { Withdrawn } from '../withdrawn';
import type { PropsContext, PropsMakers } from './make-props';

export const newsletterProps: PropsMakers<'newsletter-opt-in' | 'newsletter-welcome' | 'newsletter-notification'> = {
  async 'newsletter-opt-in'(context) {
    const subscription = await subscriptionOf(context, 'pending');
    return { confirmUrl: context.links.confirm(subscription, context.mail.createdAt) };
  },
  async 'newsletter-welcome'(context) {
    const subscription = await subscriptionOf(context, 'confirmed');
    return {
      unsubscribePageUrl: context.links.unsubscribePage(subscription),
      oneClickUrl: context.links.oneClickUnsubscribe(subscription),
    };
  },
  async 'newsletter-notification'(context) {
    const subscription = await subscriptionOf(context);
    return {
      leadId: subscription.id,
      receivedAt: context.mail.createdAt,
      typed: { email: subscription.email },
      suspicions: subscription.suspicions,
      visitorNotMailed: subscription.visitorNotMailed,
    };
  },
};

/** Nobody is asked to confirm, or welcomed, who has gone a step further since. */
async function subscriptionOf(
  { entities, mail }: PropsContext,
  expected?: SubscriptionStatus,
): Promise<NewsletterSubscription> {
  const subscription = await entities.findOneBy(NewsletterSubscription, { id: mail.leadId });
  if (!subscription) throw new Withdrawn('the subscription is gone');
  if (expected && subscription.status !== expected)
    throw new Withdrawn(`the subscription is ${subscription.status} by now`);
  return subscription;
}
