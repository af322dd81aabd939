import { estimatePage } from '@mainstage/content/shared-pages/estimate';
import { roundingRule } from '@mainstage/estimate/money';

const { sheet } = estimatePage.copy;

/** Headings and notes of an estimate's PDF, mostly those of the site's page. */
export const estimateWordsEn = {
  file: 'estimate',
  mark: sheet.mark as string,
  heading: (title: string) => `${title}: ${sheet.mark.toLowerCase()}`,
  total: sheet.total as string,
  computedAt: sheet.computedAt as string,
  lines: sheet.lines as string,
  payment: sheet.payment as string,
  cancellation: sheet.cancellation as string,
  changes: sheet.changes as string,
  head: ['What', 'When', 'Amount'],
  now: sheet.now as string,
  over: sheet.over as string,
  notes: sheet.notes as string,
  rounding: roundingRule as string,
  nature: sheet.nature as string,
  disclaimer: sheet.disclaimer as string,
  again: sheet.again as string,
};

export type EstimateDocumentWords = typeof estimateWordsEn;
