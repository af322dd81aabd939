import { lazy, Suspense } from 'react';
import { LoadingRows } from '../shell/states';
import type { AttachmentPreviewProps } from './attachment-preview-props';
import { PicturePreview } from './picture-preview';
import type { PreviewKind } from './preview-kind';

// pdf.js is larger than the rest of the desk.
const PdfPreview = lazy(async () => ({ default: (await import('./pdf-preview')).PdfPreview }));

/** A safe preview of an untrusted file. */
export function AttachmentPreview({ kind, ...file }: AttachmentPreviewProps & { kind: PreviewKind }) {
  if (kind === 'picture') return <PicturePreview {...file} />;
  return (
    <Suspense fallback={<LoadingRows rows={1} />}>
      <PdfPreview {...file} />
    </Suspense>
  );
}
