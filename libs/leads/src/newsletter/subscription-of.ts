import type { PropsContext } from '../mail-of';
import { Withdrawn } from '../withdrawn';
import { NewsletterSubscription, type SubscriptionStatus } from './entity';

/**
 * The subscription of a mail.
 * @throws Withdrawn if it was deleted or has another status: a request to confirm, or a welcome, would be outdated
 */
export async function subscriptionOf(
  { entities, mail }: PropsContext,
  expected?: SubscriptionStatus,
): Promise<NewsletterSubscription> {
  const subscription = await entities.findOneBy(NewsletterSubscription, { id: mail.leadId });
  if (!subscription) throw new Withdrawn('the subscription is gone');
  if (expected && subscription.status !== expected)
    throw new Withdrawn(`the subscription is ${subscription.status} by now`);
  return subscription;
}
