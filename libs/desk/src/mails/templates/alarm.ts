import { dayText, momentText } from '@mainstage/calendar/days/day-text';
import { type Block, factsOf, typed, typedName } from '@mainstage/mail/layout/blocks';
import { venueName } from '@mainstage/venues/facts/display-names';
import { leadReference } from '@mainstage/leads/lead-id';
import type { DeskMailOf } from '../desk-mail-of';
import { quarantineForms } from '@mainstage/leads/quarantine/quarantine-form';
import { sample } from '@mainstage/leads/sample';
import { subjectForSales } from '@mainstage/leads/subject-for-sales';
import { Withdrawn } from '@mainstage/leads/withdrawn';
import { deskButtons, type DeskLinks } from '@mainstage/leads/desk-links';
import type { DeskMailLead } from '../desk-reader';

export interface DeskAlarm extends DeskMailLead {
  links: DeskLinks;
}

interface AlarmOf<Kind extends string> extends Pick<DeskMailOf<Kind, DeskAlarm>, 'kind' | 'name'> {
  /** Alarm stages after which this mail no longer applies, because the next one replaces it. */
  stage: number;
  title: (lead: DeskAlarm) => string;
  text: (lead: DeskAlarm) => string;
}

/**
 * Common part of mails about an unanswered lead (rule desk.alarms): name and company in the subject, typed text as
 * visitor text.
 */
export const deskAlarm = <Kind extends string>({
  stage,
  title,
  text,
  ...mail
}: AlarmOf<Kind>): DeskMailOf<Kind, DeskAlarm> => ({
  ...mail,
  language: 'en',
  reason: 'You are receiving this email because you are in the sales team of the website.',
  subject: (lead) => subjectForSales(title(lead), lead, [quarantineForms[lead.kind]], leadReference(lead.leadId)),
  preview: ({ answerBy }) => (answerBy ? `Answer promised by ${momentText(answerBy)}.` : 'Not answered yet.'),
  blocks: (lead): Block[] => [
    { kind: 'heading', text: title(lead) },
    ...(lead.lastNotice ? [{ kind: 'note', tone: 'alert', text: lead.lastNotice } as const] : []),
    { kind: 'paragraph', text: text(lead) },
    ...leadBlocks(lead),
  ],
  async props({ mail, desk, links }) {
    const lead = await desk.lead(mail.leadId);
    if (!lead) throw new Withdrawn('the lead is gone');
    if (!lead.answerBy) throw new Withdrawn('the lead is answered or closed by now');
    if (lead.alarmStage > stage) throw new Withdrawn('a later notice has taken its place');
    const own = links.desk(lead.leadId, mail.createdAt, mail.toAddress ?? undefined);
    if (!own) throw new Withdrawn('there is no sales desk any more');
    return { ...lead, links: own };
  },
  sample: alarmSample,
});

/** The lead with its buttons, in every mail about it to a member of the team. */
export const leadBlocks = (lead: DeskAlarm): Block[] => [
  factsOf([
    ['Answer by', lead.answerBy && `${momentText(lead.answerBy)} (Frankfurt time)`],
    ['What', quarantineForms[lead.kind]],
    ['Venue', lead.venue && venueName(lead.venue)],
    ['Day', lead.eventDate && dayText(lead.eventDate)],
    ['Owner', lead.owner ?? 'not assigned yet'],
    ['Name', typedName(lead.name)],
    ['Company', typedName(lead.company ?? undefined)],
    ['Phone', typed(lead.phone ?? undefined)],
    ['Received', momentText(lead.receivedAt)],
    ['Lead', lead.leadId],
  ]),
  ...deskButtons(lead.links, lead.owner !== null),
  {
    kind: 'note',
    tone: 'quiet',
    text: 'Each link opens a page with a button; nothing happens until you press it. The links are personal: do not forward them.',
  },
];

export const alarmSample: DeskAlarm = {
  leadId: sample.leadId,
  kind: 'contact',
  receivedAt: sample.receivedAt,
  answerBy: new Date('2026-07-02T09:24:00+02:00'),
  alarmStage: 1,
  owner: null,
  ownerAddress: null,
  handedOverBy: null,
  name: 'Ada Muster',
  company: 'Musterfirma',
  phone: '+49 69 90009-121',
  venue: 'skyline-stage',
  eventDate: '2027-02-12',
  lastNotice: null,
  links: {
    lead: `https://stage.example/desk/leads/${sample.leadId}`,
    take: 'https://stage.example/api/desk/actions/c2FtcGxlLXRva2Vu',
    answered: 'https://stage.example/api/desk/actions/YW5vdGhlci10b2tlbg',
  },
};
