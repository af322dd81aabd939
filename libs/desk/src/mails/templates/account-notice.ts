import { momentText } from '@mainstage/calendar/days/day-text';
import { factsOf } from '@mainstage/mail/layout/blocks';
import { deskPageLinks } from '../../desk-pages';
import type { DeskMailOf } from '../desk-mail-of';

export interface AccountNotice {
  at: Date;
  /** Browser and system; null if it was not done in a browser. */
  device: string | null;
  settings: string;
}

interface NoticeOf<Kind extends string> extends Pick<DeskMailOf<Kind, AccountNotice>, 'kind' | 'name'> {
  /** Subject and heading. */
  title: string;
  text: string;
}

/** Common part of mails to a member about their own access; their lead id is the session's. */
export const accountNotice = <Kind extends string>({
  title,
  text,
  ...mail
}: NoticeOf<Kind>): DeskMailOf<Kind, AccountNotice> => ({
  ...mail,
  language: 'en',
  reason: 'You are receiving this email because you are in the sales team of the website.',
  subject: () => `Sales desk: ${title}`,
  preview: ({ at }) => `${momentText(at)}. Was it you?`,
  blocks: ({ at, device, settings }) => [
    { kind: 'heading', text: title.replace(/^./, (letter) => letter.toUpperCase()) },
    { kind: 'paragraph', text },
    factsOf([
      ['When', `${momentText(at)} (Frankfurt time)`],
      ['Browser', device],
    ]),
    {
      kind: 'paragraph',
      text: 'If this was you, there is nothing to do. If not: sign in, end all other sessions in the settings, and tell your team lead.',
    },
    { kind: 'button', label: 'See my sessions', url: settings },
  ],
  async props({ mail: { leadId, createdAt }, desk, links }) {
    return { at: createdAt, device: (await desk.device(leadId)) ?? null, settings: deskPageLinks.deskSettings(links) };
  },
  sample: {
    at: new Date('2026-07-01T09:24:00+02:00'),
    device: 'Firefox, Windows',
    settings: 'https://stage.example/desk/settings',
  },
});
