import { brand } from '@mainstage/content/site/brand';
import type { MailOf } from '@mainstage/leads/mail-of';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { deskPageLinks, signInMinutes } from '../../desk-pages';

export interface SignIn {
  url: string;
  code: string;
}

/** To a member of the sales team who requests to sign in. Link and code are derived here and never stored. */
export const deskSignIn: MailOf<'desk-sign-in', SignIn> = {
  kind: 'desk-sign-in',
  name: 'Sales desk: signing in',
  language: 'en',
  reason: 'You are receiving this email because somebody asked to sign in to the sales desk with this address.',
  subject: () => `Sign in to the sales desk of ${brand.shortName}`,
  preview: () => `Your link and code, valid for ${signInMinutes} minutes`,
  blocks: ({ url, code }) => [
    { kind: 'heading', text: 'Sign in to the sales desk' },
    { kind: 'paragraph', text: 'In the browser you asked from, open this link and press the button there:' },
    { kind: 'button', label: 'Sign in', url },
    { kind: 'paragraph', text: 'On another device, type this code:' },
    { kind: 'preformatted', text: code },
    {
      kind: 'note',
      tone: 'quiet',
      text: `Both work once, for ${signInMinutes} minutes. If you did not ask for them, do nothing and keep the code to yourself. We never ask for it.`,
    },
  ],
  props({ mail: { leadId, createdAt }, links, now }) {
    if (now.getTime() >= createdAt.getTime() + signInMinutes * 60_000)
      return Promise.reject(new Withdrawn('its link and code are over by now'));
    return Promise.resolve(deskPageLinks.deskSignIn(links, leadId, createdAt));
  },
  sample: { url: 'https://stage.example/desk/sign-in?token=c2lnbi1pbg.c2lnbmVk', code: '042137' },
};
