import { fileURLToPath } from 'node:url';
import type { DocumentKind, LeadDocument } from '@mainstage/contracts/desk/documents';
import { documentsOf } from '@mainstage/desk/documents/documents';
import {
  type DocumentSources,
  DocumentUnavailable,
  type RenderedDocument,
  renderDocument,
} from '@mainstage/desk/documents/render-document';
import { leadFacts } from '@mainstage/desk/lead-facts/lead-facts';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';
import { ProblemError } from '../../http/problem-error';
import { LeadDesk } from '../leads/lead-desk';

/** The built site, which contains data sheets and brochures; a test may set another folder. */
const builtSite = fileURLToPath(new URL('../web/client', import.meta.url));

@Injectable()
export class LeadDocumentService {
  readonly sources: DocumentSources;

  constructor(
    private readonly desk: LeadDesk,
    @InjectConfig() { PUBLIC_URL, NODE_ENV }: ApiConfig,
  ) {
    this.sources = { siteFolder: builtSite, origin: PUBLIC_URL, samplePrices: NODE_ENV === 'development' };
  }

  /** @throws LeadNotFound */
  async list(leadId: string): Promise<LeadDocument[]> {
    return documentsOf(await leadFacts(this.desk.manager, leadId));
  }

  /**
   * @throws LeadNotFound
   * @throws ProblemError `document_unavailable` with the reason
   */
  async render(leadId: string, kind: DocumentKind): Promise<RenderedDocument> {
    const facts = await leadFacts(this.desk.manager, leadId);
    try {
      return await renderDocument(kind, facts, this.sources);
    } catch (error) {
      if (error instanceof DocumentUnavailable) throw new ProblemError('document_unavailable', error.message);
      throw error;
    }
  }
}
