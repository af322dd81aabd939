import type PDFDocument from 'pdfkit';
import { fontOf } from './fonts/fonts';
import { mist, type Orientation, sheet, type TextStyle } from './style';

type Structure = ReturnType<PDFKit.PDFDocument['struct']>;
type Child = Structure | (() => void);

/** A column: distance from the left edge of the sheet and width, in points. */
export interface Column {
  x: number;
  width: number;
}

/**
 * Lays out blocks one below the other with page breaks and tags for screen readers.
 * A section heading has a column of its own next to its text; wide blocks use the full text width.
 */
export class Flow {
  readonly full: Column;
  readonly aside: Column;
  readonly body: Column;
  readonly bottom: number;
  y: number = sheet.top;
  /** End of the heading in the left column: nothing wide may begin above it. */
  private asideBottom = 0;
  private readonly root: Structure;

  constructor(
    readonly doc: InstanceType<typeof PDFDocument>,
    orientation: Orientation,
  ) {
    const { width, height, aside } = sheet[orientation];
    this.full = { x: sheet.side, width: width - 2 * sheet.side };
    this.aside = { x: sheet.side, width: aside - 18 };
    this.body = { x: sheet.side + aside, width: this.full.width - aside };
    this.bottom = height - sheet.bottom;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** Starts a new sheet; `bare` ones have no header and footer. */
  turnPage(): void {
    this.doc.addPage();
    this.y = sheet.top;
    this.asideBottom = 0;
  }

  /** Starts a new page unless that many points are left. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.turnPage();
  }

  /** Ends the columns: the next block starts below both. */
  clear(gap = 0): void {
    this.y = Math.max(this.y, this.asideBottom) + gap;
    this.asideBottom = 0;
  }

  /** Reserves the left column down to that position. */
  holdAside(bottom: number): void {
    this.asideBottom = bottom;
  }

  /** Paints content with a structure tag, such as a paragraph (P) or a heading (H1). */
  tag(type: string, content: Child | Child[], options: { alt?: string } = {}): void {
    this.root.add(this.doc.struct(type, options, content));
  }

  /** A list or table whose parts are added while it is painted, so that it may continue on the next page. */
  group(type: string, paint: (add: (type: string, content: Child | Child[]) => void) => void): void {
    const group = this.doc.struct(type);
    this.root.add(group);
    paint((part, content) => group.add(this.doc.struct(part, {}, content)));
    group.end();
  }

  /** Paints a link; `lead` adds its annotation for screen readers. */
  tagLink(paint: () => void, lead: (link: Structure) => void): void {
    const link = this.doc.struct('Link');
    this.root.add(link);
    link.add(paint);
    lead(link);
    link.end();
  }

  /** Paints decoration that screen readers skip. */
  ornament(paint: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    paint();
    this.doc.endMarkedContent();
  }

  /** A hairline across a column at the current height. */
  rule(column: Column, colour: string = mist, y = this.y): void {
    this.ornament(() =>
      this.doc
        .moveTo(column.x, y)
        .lineTo(column.x + column.width, y)
        .lineWidth(0.5)
        .stroke(colour),
    );
  }

  /** Height of a text at a width. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.prepare(text, style).heightOfString(text, { width, ...spacing(this.doc, style) });
  }

  /**
   * Sets text at a position and returns where it ends. Does not move the flow.
   * @throws Error for a character without a glyph, which would print as an empty box
   */
  set(text: string, x: number, y: number, width: number, style: TextStyle, align: 'left' | 'right' = 'left'): number {
    this.prepare(text, style)
      .fillColor(style.colour)
      .text(text, x, y, { width, align, ...spacing(this.doc, style) });
    return this.doc.y;
  }

  private prepare(text: string, { font, size }: TextStyle) {
    const face = fontOf(font);
    const missing = [...text].find((letter) => letter !== '\n' && !face.hasGlyphForCodePoint(letter.codePointAt(0)!));
    if (missing) throw new Error(`“${missing}” of “${text}” is not in the typeface.`);
    return this.doc.font(font).fontSize(size);
  }
}

function spacing(doc: PDFKit.PDFDocument, { size, leading, tracking }: TextStyle) {
  return { lineGap: size * leading - doc.currentLineHeight(true), characterSpacing: tracking ?? 0 };
}
