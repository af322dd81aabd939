import type { DeskLead } from '@mainstage/contracts/desk/leads';
import { venueName } from '@mainstage/venues/facts/display-names';
import { languageNames } from '@mainstage/contracts/language';
import { csv } from '../csv/csv';

const columns = {
  Reference: (lead) => lead.reference,
  Kind: (lead) => lead.kind,
  Language: (lead) => languageNames[lead.language],
  Source: (lead) => lead.source,
  State: (lead) => lead.state,
  'Lost because of': (lead) => lead.lostReason,
  Owner: (lead) => lead.owner,
  Received: (lead) => lead.receivedAt,
  'Answer by': (lead) => lead.answerBy,
  Answered: (lead) => lead.answeredAt,
  Name: (lead) => lead.name,
  Company: (lead) => lead.company,
  Email: (lead) => lead.email,
  Phone: (lead) => lead.phone,
  Venue: (lead) => lead.venue && venueName(lead.venue),
  Date: (lead) => lead.date,
  'Next step': (lead) => lead.nextStep?.what ?? null,
  'Next step due': (lead) => lead.nextStep?.due ?? null,
} as const satisfies Record<string, (lead: DeskLead) => string | null>;

export function leadsCsv(leads: readonly DeskLead[]): string {
  return csv(
    Object.keys(columns),
    leads.map((lead) => Object.values(columns).map((column) => column(lead))),
  );
}
