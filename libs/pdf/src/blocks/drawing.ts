import type { FontName } from '../fonts/fonts';
import type { Flow } from '../flow';

/** A line, an area or both, as an SVG path. Without a fill it is open, without a stroke it has no outline. */
export interface DrawnPath {
  kind: 'path';
  d: string;
  fill?: string;
  stroke?: string;
  /** Stroke width in units of the drawing. */
  width?: number;
  dash?: readonly number[];
  /** Whether the even-odd rule applies. */
  holes?: boolean;
}

/** Text in a drawing; `x` and `y` are the start, end or middle of the baseline. */
export interface DrawnText {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  /** In units of the drawing. */
  size: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
  font?: FontName;
  /** Degrees, clockwise, around its own position. */
  rotate?: number;
}

/** Shapes clipped to a window. */
export interface DrawnGroup {
  kind: 'group';
  window: { x: number; y: number; width: number; height: number };
  shapes: readonly DrawnElement[];
}

export type DrawnElement = DrawnPath | DrawnText | DrawnGroup;

/** A drawing, scaled to the text width. */
export interface Drawing {
  width: number;
  height: number;
  alt: string;
  shapes: readonly DrawnElement[];
}

/** A vector drawing at full text width or the height left on the page, with selectable text. */
export function setDrawing(flow: Flow, drawing: Drawing, mostHeight = flow.bottom - 130): void {
  flow.clear();
  const scale = Math.min(flow.full.width / drawing.width, mostHeight / drawing.height);
  flow.need(drawing.height * scale);
  const left = flow.full.x + (flow.full.width - drawing.width * scale) / 2;
  const top = flow.y;
  flow.tag(
    'Figure',
    () => {
      flow.doc.save().translate(left, top).scale(scale);
      paintAll(flow.doc, drawing.shapes);
      flow.doc.restore();
    },
    { alt: drawing.alt },
  );
  flow.y = top + drawing.height * scale + 12;
}

function paintAll(doc: PDFKit.PDFDocument, shapes: readonly DrawnElement[]): void {
  for (const shape of shapes) {
    if (shape.kind === 'path') paintPath(doc, shape);
    else if (shape.kind === 'text') paintText(doc, shape);
    else {
      const { x, y, width, height } = shape.window;
      doc.save().rect(x, y, width, height).clip();
      paintAll(doc, shape.shapes);
      doc.restore();
    }
  }
}

function paintPath(doc: PDFKit.PDFDocument, { d, fill, stroke, width = 1, dash, holes }: DrawnPath): void {
  doc.path(d).lineWidth(width).lineJoin('miter');
  if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
  else doc.undash();
  if (fill && stroke) doc.fillAndStroke(fill, stroke, holes ? 'even-odd' : 'non-zero');
  else if (fill) doc.fill(fill, holes ? 'even-odd' : 'non-zero');
  else doc.stroke(stroke ?? '#000000');
}

function paintText(doc: PDFKit.PDFDocument, shape: DrawnText): void {
  const { text, x, y, size, colour, anchor = 'start', font = 'text', rotate = 0 } = shape;
  doc.font(font).fontSize(size).fillColor(colour);
  const width = doc.widthOfString(text);
  const shift = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  doc.save();
  if (rotate) doc.rotate(rotate, { origin: [x, y] });
  doc.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
}
