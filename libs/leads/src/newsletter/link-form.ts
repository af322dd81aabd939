import { TextLine } from '@mainstage/contracts/rules';

/** Body of the newsletter's confirm and unsubscribe pages: the token of the link in the mail. */
export class NewsletterLinkForm {
  @TextLine({ max: 1000, description: 'Token of the link in the mail' })
  token!: string;
}

export const newsletterLinkPaths = {
  confirm: '/api/newsletter-subscriptions/confirm',
  unsubscribe: '/api/newsletter-subscriptions/unsubscribe',
  /** Called by mail programs with a form body (RFC 8058). */
  oneClick: '/api/newsletter-subscriptions/one-click',
} as const;
