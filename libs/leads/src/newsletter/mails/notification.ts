import { notification } from '../../notification';
import { sample } from '../../sample';
import { type NewsletterForm, newsletterForSales } from '../form';
import { subscriptionOf } from '../subscription-of';

/** Only for a sign-up that looks like spam, which gets no opt-in mail. */
export const newsletterNotification = notification<'newsletter-notification', Pick<NewsletterForm, 'email'>>({
  kind: 'newsletter-notification',
  name: 'Newsletter: sign-up, to sales',
  title: 'Newsletter sign-up',
  subject: () => ['Newsletter', 'sign-up held back'],
  unanswered: true,
  fields: newsletterForSales,
  async props(context) {
    const subscription = await subscriptionOf(context);
    return {
      leadId: subscription.id,
      receivedAt: context.mail.createdAt,
      typed: { email: subscription.email },
      suspicions: subscription.suspicions,
      visitorNotMailed: subscription.visitorNotMailed,
      beside: subscription,
    };
  },
  sample: {
    leadId: sample.leadId,
    receivedAt: sample.receivedAt,
    suspicions: ['The hidden field was filled in'],
    visitorNotMailed: true,
    typed: { email: 'ada.muster@firma.example' },
  },
});
