import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { loadDeskFile } from '../api/call-desk';
import { errorText } from '../api/error-text';
import { LoadingRows } from '../shell/states';
import type { AttachmentPreviewProps } from './attachment-preview-props';
import { drawPage, openPdf, PdfProblem } from './pdf-document';

/** Number of pages that a click shows. */
const together = 3;

/** The pages of a PDF as pictures with their text; nothing in it is executed. */
export function PdfPreview({ messageId, number, name }: AttachmentPreviewProps) {
  const { data, error } = useQuery({
    queryKey: ['attachment', messageId, number],
    queryFn: ({ signal }) => loadDeskFile(`/messages/${encodeURIComponent(messageId)}/attachments/${number}`, signal),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (error) return <PdfFailure error={error} />;
  return data ? <PdfPages data={data} name={name} /> : <LoadingRows rows={1} />;
}

function PdfPages({ data, name }: { data: ArrayBuffer; name: string }) {
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [error, setError] = useState<unknown>();
  const [shown, setShown] = useState(together);
  useEffect(() => {
    // pdf.js transfers the buffer to its worker.
    const opened = openPdf(data.slice(0));
    let isOver = false;
    opened.document.then(
      (found) => !isOver && setDocument(found),
      (problem: unknown) => !isOver && setError(problem),
    );
    return () => {
      isOver = true;
      opened.close();
    };
  }, [data]);
  if (error) return <PdfFailure error={error} />;
  if (!document) return <LoadingRows rows={1} />;
  const { numPages } = document;
  const pages = Math.min(shown, numPages);
  return (
    <Box role="group" aria-label={`Preview of ${name}`} sx={{ display: 'grid', gap: 1 }}>
      {Array.from({ length: pages }, (_, index) => (
        <PdfPage key={index} document={document} page={index + 1} pages={numPages} />
      ))}
      {pages < numPages && (
        <Button size="small" onClick={() => setShown(shown + together)} sx={{ justifySelf: 'start' }}>
          {`Show more pages (${pages} of ${numPages})`}
        </Button>
      )}
    </Box>
  );
}

function PdfPage({ document, page, pages }: { document: PDFDocumentProxy; page: number; pages: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const drawn = await drawPage(await document.getPage(page), canvas.current!);
      if (!isOver) setText(drawn);
    };
    draw().catch((problem: unknown) => !isOver && setError(problem));
    return () => void (isOver = true);
  }, [document, page]);
  return (
    <>
      {error !== undefined && <PdfFailure error={error} />}
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={`Page ${page} of ${pages}`}
        sx={{
          ...{ display: error === undefined ? 'block' : 'none', width: '100%', maxWidth: 700, height: 'auto' },
          ...{ border: 1, borderColor: 'divider', bgcolor: '#fff' },
        }}
      />
      {text !== '' && <Box sx={visuallyHidden}>{text}</Box>}
    </>
  );
}

const PdfFailure = ({ error }: { error: unknown }) => (
  <Alert severity="info">{error instanceof PdfProblem ? error.message : errorText(error)}</Alert>
);
