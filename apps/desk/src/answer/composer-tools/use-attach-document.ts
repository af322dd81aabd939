import type { DocumentKind } from '@mainstage/contracts/desk/documents';
import { loadDeskFile } from '../../api/call-desk';
import { useNotices } from '../../shell/notices';

/**
 * Attaches a document like any other file.
 * @param add uploads files to the answer
 */
export function useAttachDocument(leadId: string, add: (files: readonly File[]) => Promise<void>) {
  const { notifyError } = useNotices();
  return async (kind: DocumentKind, filename: string): Promise<void> => {
    try {
      const bytes = await loadDeskFile(`/leads/${leadId}/documents/${kind}`, AbortSignal.timeout(30_000));
      await add([new File([bytes], filename, { type: 'application/pdf' })]);
    } catch (error) {
      notifyError(error);
    }
  };
}
