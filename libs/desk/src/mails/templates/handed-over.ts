import { leadReference } from '@mainstage/leads/lead-id';
import type { DeskMailOf } from '../desk-mail-of';
import { quarantineForms } from '@mainstage/leads/quarantine/quarantine-form';
import { subjectForSales } from '@mainstage/leads/subject-for-sales';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import type { DeskLinks } from '@mainstage/leads/desk-links';
import type { DeskMailLead } from '../desk-reader';
import { alarmSample, leadBlocks } from './alarm';

export interface HandedOverLead extends DeskMailLead {
  links: DeskLinks;
}

/** To the member to whom a colleague assigned a lead. */
export const deskHandedOver: DeskMailOf<'desk-handed-over', HandedOverLead> = {
  kind: 'desk-handed-over',
  name: 'Sales desk: handed over, to the new owner',
  language: 'en',
  reason: 'You are receiving this email because you are in the sales team of the website.',
  subject: (lead) =>
    subjectForSales('Handed over to you', lead, [quarantineForms[lead.kind]], leadReference(lead.leadId)),
  preview: ({ handedOverBy }) => `${handedOverBy ?? 'A colleague'} gave you this lead.`,
  blocks: (lead) => [
    { kind: 'heading', text: 'A lead is yours now' },
    {
      kind: 'paragraph',
      text: `${lead.handedOverBy ?? 'A colleague'} handed this lead over to you. Reminders and replies come to you from now on.`,
    },
    ...leadBlocks(lead),
  ],
  async props({ mail, desk, links }) {
    const lead = await desk.lead(mail.leadId);
    if (!lead) throw new Withdrawn('the lead is gone');
    if (lead.ownerAddress !== mail.toAddress) throw new Withdrawn('somebody else has the lead by now');
    const own = links.desk(lead.leadId, mail.createdAt, mail.toAddress ?? undefined);
    if (!own) throw new Withdrawn('there is no sales desk any more');
    return { ...lead, links: own };
  },
  sample: { ...alarmSample, owner: 'Tom Becker', ownerAddress: 'tom@stage.example', handedOverBy: 'Lena Brandt' },
};
