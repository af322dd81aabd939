import type { PropsContext } from '../mail-of';
import { Withdrawn } from '../withdrawn';
import { NewsletterSubscription, type SubscriptionStatus } from './entity';

/**
 * The subscription that a mail is about.
 * @throws Withdrawn where it is gone, or a step further: nobody is asked to confirm, or welcomed, who has moved on
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
