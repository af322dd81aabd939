import { documentKinds, type DocumentKind, type LeadDocument } from '@mainstage/contracts/desk/documents';
import type { LeadFacts } from '../lead-facts/lead-facts';
import { askedPlan } from './asked-plan';
import { estimateChoices } from './estimate-choices';
import { estimateFileName } from './estimate-document';

/** Input of documents: the facts of `leadFacts`. */
export type DocumentLead = Pick<
  LeadFacts,
  'venue' | 'day' | 'hire' | 'guests' | 'layout' | 'estimate' | 'language' | 'now'
>;

/** The documents of a lead, with the reason for each unavailable one. */
export const documentsOf = (lead: DocumentLead): LeadDocument[] => documentKinds.map((kind) => documentOf(kind, lead));

export function documentOf(kind: DocumentKind, lead: DocumentLead): LeadDocument {
  const { venue, layout, guests } = lead;
  if (kind === 'estimate') {
    const estimate = estimateChoices(lead);
    if (estimate.reason !== null) return unavailable(kind, estimate.reason);
    return available(kind, estimateFileName(estimate.choices.bookable.id, lead.language), estimate.notes);
  }
  if (venue === null) return unavailable(kind, 'The lead names no venue.');
  if (kind !== 'plan') return available(kind, `${venue}-${kind}.pdf`);
  const { plan, ...asked } = askedPlan(venue, layout, guests);
  if (asked.reason !== null) return unavailable(kind, asked.reason);
  return available(kind, `${venue}-plan-${fileNameOf(plan!.name)}.pdf`, asked.notes);
}

const available = (kind: DocumentKind, filename: string, notes: string[] = []): LeadDocument => ({
  ...{ kind, filename, notes, reason: null },
});
const unavailable = (kind: DocumentKind, reason: string): LeadDocument => ({
  ...{ kind, filename: null, notes: [], reason },
});

/** A caption as a file name. */
const fileNameOf = (caption: string): string => caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
