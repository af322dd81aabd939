import { counted } from '@mainstage/contracts/counted';
import { momentText } from '@mainstage/calendar/days/day-text';
import { type Block, factsOf, typed } from '@mainstage/mail/layout/blocks';
import { VisitorText } from '@mainstage/mail/layout/visitor-text';
import type { MailOf } from '../../mail-of';
import { sample } from '../../sample';
import { salesReason } from '../../sales-reason';
import { Withdrawn } from '../../withdrawn';
import { type QuarantineForm, quarantineForms } from '../quarantine-form';
import { findQuarantined, type QuarantinedLead } from '../quarantined-lead';

export interface QuarantineDigestProps {
  leads: (QuarantinedLead & { releaseUrl: string })[];
  /** Whether there are more than the mail lists. */
  more: boolean;
}

/** Maximum number of listed leads of one form. */
const listed = 50;

/** Suspected spam, at most one mail an hour: sales reads it and releases legitimate leads (rule mail.kinds). */
export const quarantineNotification: MailOf<'held-notification', QuarantineDigestProps> = {
  kind: 'held-notification',
  name: 'Suspected spam, to sales',
  language: 'en',
  reason: `${salesReason} It comes at most once an hour, when something looks like spam.`,
  subject: ({ leads }) => `Suspected spam: ${countsText(leads)}`,
  preview: () => 'Release what is not spam: only then are the usual emails sent.',
  blocks: ({ leads, more }): Block[] => [
    { kind: 'heading', text: 'Quarantined as suspected spam' },
    {
      kind: 'paragraph',
      text: 'Each of these is kept, and its sender has had no email. The page behind each button shows what was written. Release what is not spam: its sender then gets the usual email, and you get yours with everything in it (none for newsletter sign-ups).',
    },
    ...leads.flatMap((lead): Block[] => [
      {
        kind: 'note',
        tone: 'alert',
        text: `${quarantineForms[lead.form]}, ${momentText(lead.receivedAt)}`,
        items: lead.suspicions.map((suspicion) => new VisitorText(suspicion)),
      },
      // The message is shown behind the button only: quoting real spam would make filters reject the whole digest.
      ...lead.blocks.filter(({ kind }) => kind !== 'quote'),
      { kind: 'button', label: 'Look at it and release it', url: lead.releaseUrl, quiet: true },
    ]),
    ...(more
      ? [{ kind: 'paragraph', text: 'There are more than this email lists: all of them are in the database.' } as const]
      : []),
  ],
  async props({ entities, mail, links }) {
    const forms = Object.keys(quarantineForms) as QuarantineForm[];
    const found = await Promise.all(
      forms.map((form) => findQuarantined(entities, form, { quarantineDigestId: mail.leadId }, listed + 1)),
    );
    const leads = found
      .flatMap((ofForm) => ofForm.slice(0, listed))
      .filter(({ suspicions }) => suspicions.length > 0)
      .map((lead) => ({ ...lead, releaseUrl: links.releaseLead(lead.form, lead.leadId) }));
    if (leads.length === 0) throw new Withdrawn('all of it is released or gone');
    return { leads, more: found.some((ofForm) => ofForm.length > listed) };
  },
  sample: {
    more: false,
    leads: [
      {
        form: 'contact',
        leadId: sample.leadId,
        receivedAt: sample.receivedAt,
        suspicions: ['A field that no human sees was filled in.'],
        blocks: [
          factsOf([
            ['First name', typed('Eve')],
            ['Last name', typed('Muster')],
            ['Email', 'eve@firma.example'],
          ]),
          {
            kind: 'quote',
            label: 'Message',
            text: new VisitorText('Is the terrace free on 12 June?\nWe would be 60 people.'),
          },
        ],
        releaseUrl: 'https://stage.example/api/held-leads/c2FtcGxlLXRva2Vu',
      },
      {
        form: 'newsletter',
        leadId: sample.leadId,
        receivedAt: sample.receivedAt,
        suspicions: ['The form was sent 40 ms after it was shown.'],
        blocks: [factsOf([['Email', 'bob@firma.example']])],
        releaseUrl: 'https://stage.example/api/held-leads/c2FtcGxlLXRva2Vu',
      },
    ],
  },
};

/** `2 contact messages, 1 tour request` */
function countsText(leads: QuarantinedLead[]): string {
  return (Object.keys(quarantineForms) as QuarantineForm[])
    .map((form) => ({ form, count: leads.filter((lead) => lead.form === form).length }))
    .filter(({ count }) => count > 0)
    .map(({ form, count }) => {
      const name = quarantineForms[form].toLowerCase();
      return counted(count, name, `${name}s`);
    })
    .join(', ');
}
