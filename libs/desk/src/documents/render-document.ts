import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKind } from '@mainstage/contracts/desk/documents';
import { downloadPaths } from '@mainstage/content/venues/downloads';
import { askedPlan } from './asked-plan';
import { type DocumentLead, documentOf } from './documents';
import { estimateChoices } from './estimate-choices';
import { estimateDocument } from './estimate-document';
import { planDocument } from './plan-document';

export interface RenderedDocument {
  filename: string;
  contentType: 'application/pdf';
  bytes: Buffer;
}

export interface DocumentSources {
  /** Folder of the built site, which holds data sheets and brochures. */
  siteFolder: string;
  origin: string;
  /** Whether missing prices are shown as samples. */
  samplePrices: boolean;
}

/** A document cannot be made from the lead's facts. The message is a sentence for sales. */
export class DocumentUnavailable extends Error {
  override readonly name = 'DocumentUnavailable';
}

/**
 * Renders a document from the facts of a lead (rule desk.documents): data sheet and brochure are files of the site,
 * plan and estimate are drawn for the lead.
 * @throws DocumentUnavailable
 */
export async function renderDocument(
  kind: DocumentKind,
  lead: DocumentLead,
  sources: DocumentSources,
): Promise<RenderedDocument> {
  const { filename, reason } = documentOf(kind, lead);
  if (filename === null) throw new DocumentUnavailable(reason);
  return { filename, contentType: 'application/pdf', bytes: await bytesOf(kind, lead, sources) };
}

async function bytesOf(kind: DocumentKind, lead: DocumentLead, sources: DocumentSources): Promise<Buffer> {
  const { siteFolder, origin, samplePrices } = sources;
  if (kind === 'estimate') {
    const estimate = estimateChoices(lead);
    if (estimate.reason !== null) throw new DocumentUnavailable(estimate.reason);
    return estimateDocument(estimate, { now: lead.now, language: lead.language, origin, samplePrices });
  }
  const venue = lead.venue!;
  if (kind === 'plan') {
    const asked = askedPlan(venue, lead.layout, lead.guests);
    if (asked.reason !== null) throw new DocumentUnavailable(asked.reason);
    return planDocument(venue, asked.plan, lead.now);
  }
  return readFile(join(siteFolder, downloadPaths[kind === 'brochure' ? 'brochure' : 'dataSheet'](venue)));
}
