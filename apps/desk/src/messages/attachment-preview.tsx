import { lazy, Suspense } from 'react';
import { LoadingRows } from '../shell/states';
import { PicturePreview } from './picture-preview';
import type { PreviewKind } from './preview-kind';

// pdf.js weighs more than the rest of the desk.
const PdfPreview = lazy(async () => ({ default: (await import('./pdf-preview')).PdfPreview }));

export interface AttachmentPreviewProps {
  messageId: string;
  /** Place of the file among those of the message, from 0. */
  number: number;
  name: string;
}

/** A file of a stranger as it can be looked at safely. */
export function AttachmentPreview({ kind, ...file }: AttachmentPreviewProps & { kind: PreviewKind }) {
  if (kind === 'picture') return <PicturePreview {...file} />;
  return (
    <Suspense fallback={<LoadingRows rows={1} />}>
      <PdfPreview {...file} />
    </Suspense>
  );
}
