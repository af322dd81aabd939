import { brand } from '@mainstage/content/site/brand';
import PDFDocument from 'pdfkit';
import { type Cover, setCover } from './blocks/cover';
import { type Drawing, setDrawing } from './blocks/drawing';
import { type KeyNumber, setFigures } from './blocks/figures';
import { setPictures } from './blocks/pictures';
import { setRows, setTable, type Table } from './blocks/table';
import { type Feature, setFeatures, setList, setParagraph } from './blocks/text';
import { Flow } from './flow';
import { fontNames, fontOf } from './fonts/fonts';
import { setPageFrames } from './page-frames';
import type { PdfPicture } from './pictures/picture-store';
import { type Orientation, sheet, signal, styles } from './style';

export interface DocumentMeta {
  title: string;
  subject: string;
  keywords?: readonly string[];
  lang: 'en' | 'de';
  orientation?: Orientation;
  /** Date of the document. No other timestamp is written, so that the same facts give the same bytes. */
  date: Date;
}

/** A document builder. Each call adds a block; `end` returns the file. */
export interface PdfDocument {
  /** The title page; the next block begins a new sheet. */
  cover(cover: Cover): void;
  turnPage(): void;
  /** Points left below the last block on this sheet. */
  spaceLeft(): number;
  /** A chapter title with a bookmark; `name` is its named destination (`#nameddest=`). */
  title(text: string, name?: string): void;
  /** A section heading in the left column with a bookmark below its chapter's; the following blocks are next to it. */
  section(text: string): void;
  subsection(text: string): void;
  lead(text: string): void;
  paragraph(text: string): void;
  note(text: string): void;
  list(entries: readonly string[]): void;
  features(features: readonly Feature[]): void;
  figures(figures: readonly KeyNumber[]): void;
  rows(rows: Readonly<Record<string, string>>): void;
  table(table: Table): void;
  /** Pictures side by side, across the full text width unless `wide` is false. */
  pictures(pictures: readonly (PdfPicture & { caption?: string })[], wide?: boolean): void;
  /** A line drawing, at most this many points high. */
  drawing(drawing: Drawing, mostHeight?: number): void;
  /** A link to an address or a mailbox. */
  link(text: string, href: string): void;
  end(): Promise<Buffer>;
}

/**
 * Starts a document in the site's style: subset typefaces, header and page numbers on every sheet but the title page,
 * bookmarks, and tags, language and title for screen readers.
 */
export function createDocument(meta: DocumentMeta): PdfDocument {
  const orientation = meta.orientation ?? 'portrait';
  const { width, height } = sheet[orientation];
  const doc = new PDFDocument({
    size: [width, height],
    margins: { left: sheet.side, right: sheet.side, top: sheet.top, bottom: sheet.bottom },
    pdfVersion: '1.7',
    // Declares PDF/UA; missing in pdfkit's types.
    subset: 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: meta.lang === 'de' ? 'de-DE' : 'en-GB',
    autoFirstPage: false,
    bufferPages: true,
    // All fonts are embedded.
    font: null as unknown as string,
    info: {
      Title: meta.title,
      Subject: meta.subject,
      Keywords: meta.keywords?.join(', ') ?? '',
      Author: brand.name,
      Creator: brand.name,
      CreationDate: meta.date,
      ModDate: meta.date,
    },
  });
  // pdfkit would list each typeface's letters without those that are drawn as part of another, and an incomplete list
  // violates PDF/UA. pdfkit compares with the number 1, so the text 1 skips the list; the mark in the file is the same.
  Object.assign(doc, { subset: '1' });
  for (const name of fontNames) doc.registerFont(name, fontOf(name) as unknown as PDFKit.Mixins.PDFFontSource);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve) => doc.once('end', () => resolve(Buffer.concat(chunks))));

  const flow = new Flow(doc, orientation);
  const covers = new Set<number>();
  let chapter: PDFKit.PDFOutline | undefined;
  let fresh = true;
  const turn = () => {
    fresh = false;
    flow.turnPage();
  };
  /** Starts a sheet before any block but the cover. */
  const on =
    <Arguments extends unknown[]>(set: (...args: Arguments) => void) =>
    (...args: Arguments) => {
      if (fresh) turn();
      set(...args);
    };

  return {
    cover(cover) {
      turn();
      covers.add(doc.bufferedPageRange().count - 1);
      doc.outline.addItem(meta.title);
      setCover(flow, orientation, cover);
      fresh = true;
    },
    turnPage: turn,
    spaceLeft: () => flow.bottom - flow.y,
    title: on((text, name) => {
      flow.clear(flow.y > sheet.top ? 14 : 0);
      const size = flow.heightOf(text, flow.full.width, styles.title);
      flow.need(size + 120);
      if (name) doc.addNamedDestination(name, 'FitH', height - flow.y + 20);
      chapter = doc.outline.addItem(text, { expanded: true });
      flow.tag('H1', () => (flow.y = flow.set(text, flow.full.x, flow.y, flow.full.width, styles.title)));
      flow.y += 18;
    }),
    section: on((text) => {
      flow.clear(flow.y > sheet.top ? 8 : 0);
      flow.need(90);
      (chapter ?? doc.outline).addItem(text);
      const top = flow.y;
      flow.ornament(() => doc.rect(flow.aside.x, top, 18, 2).fill(signal));
      flow.tag('H2', () => flow.holdAside(flow.set(text, flow.aside.x, top + 8, flow.aside.width, styles.section) + 8));
      flow.y = top;
    }),
    subsection: on((text) => {
      flow.need(50);
      flow.tag('H3', () => (flow.y = flow.set(text, flow.body.x, flow.y, flow.body.width, styles.subsection)));
      flow.y += 3;
    }),
    lead: on((text) => setParagraph(flow, text, styles.lead, 14)),
    paragraph: on((text) => setParagraph(flow, text)),
    note: on((text) => setParagraph(flow, text, styles.note)),
    list: on((entries) => setList(flow, entries)),
    features: on((features) => setFeatures(flow, features)),
    figures: on((figures) => setFigures(flow, figures)),
    rows: on((rows) => setRows(flow, rows)),
    table: on((table) => setTable(flow, table)),
    pictures: on((pictures, wide) => setPictures(flow, pictures, wide)),
    drawing: on((drawing, mostHeight) => setDrawing(flow, drawing, mostHeight)),
    link: on((text, href) => {
      flow.need(20);
      const { x } = flow.body;
      const top = flow.y;
      flow.tagLink(
        () => (flow.y = flow.set(text, x, top, flow.body.width, { ...styles.value, ...{ colour: '#BA2A0A' } })),
        (link) => {
          // A plain string would be written as a PDF name, which may contain no blank: readers reject such a file.
          const words = Object(text) as PDFKit.Mixins.AnnotationOption['Contents'];
          const annotation = { Contents: words, structParent: link };
          doc.link(x, top, doc.widthOfString(text), flow.y - top, href, annotation);
        },
      );
      flow.y += 2;
    }),
    end() {
      setPageFrames(flow, meta, covers);
      doc.end();
      return ended;
    },
  };
}
