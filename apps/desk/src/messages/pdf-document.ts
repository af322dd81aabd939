import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

const pdfLimits = {
  bytes: 15 * 1024 * 1024,
  /** Maximum pixels of a picture within a page, and of a page. */
  pixels: 16_000_000,
  /** Width of a rendered page, in pixels. */
  width: 1400,
  /** Maximum characters of a page's text. */
  text: 20_000,
  milliseconds: 15_000,
} as const;

/** A PDF that cannot be shown. The message is a sentence for the reader. */
export class PdfProblem extends Error {
  override readonly name = 'PdfProblem';
}

const problems: Record<string, string> = {
  PasswordException: 'This PDF needs a password. Download it to open it.',
  InvalidPDFException: 'This file is no PDF, or a damaged one.',
};
const tooLong = 'This PDF takes too long to be shown.';

/**
 * Opens an untrusted PDF in its own worker: scripts, forms and links are not executed, because only its pages are
 * rendered.
 * @throws PdfProblem
 */
export function openPdf(data: ArrayBuffer): { document: Promise<PDFDocumentProxy>; close: () => void } {
  if (data.byteLength > pdfLimits.bytes)
    return { document: Promise.reject(new PdfProblem('This PDF is too large to be shown.')), close: () => undefined };
  const task: PDFDocumentLoadingTask = pdfjs.getDocument({
    ...{ data: new Uint8Array(data), isEvalSupported: false, enableXfa: false, useWasm: false },
    ...{ maxImageSize: pdfLimits.pixels, canvasMaxAreaInBytes: pdfLimits.pixels * 4, verbosity: 0 },
  });
  const close = () => void task.destroy();
  const document = within(task.promise, close).catch((error: unknown) => {
    throw problemOf(error);
  });
  return { document, close };
}

/** Renders a page onto a canvas. @returns its text @throws PdfProblem */
export async function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<string> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(pdfLimits.width / width, Math.sqrt(pdfLimits.pixels / (width * height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.DISABLE });
  try {
    await within(drawing.promise, () => drawing.cancel());
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    return text.slice(0, pdfLimits.text);
  } catch (error) {
    throw problemOf(error);
  }
}

function within<T>(work: Promise<T>, stop: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new PdfProblem(tooLong));
    }, pdfLimits.milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function problemOf(error: unknown): PdfProblem {
  if (error instanceof PdfProblem) return error;
  const name = error instanceof Error ? error.name : '';
  return new PdfProblem(problems[name] ?? 'This PDF is damaged and cannot be shown.');
}
