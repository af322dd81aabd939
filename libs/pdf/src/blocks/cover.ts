import { brand } from '@mainstage/content/site/brand';
import type { Flow } from '../flow';
import type { PdfPicture } from '../pictures/picture-store';
import { ink, light, type Orientation, sheet, signal, styles } from '../style';
import { setFigures } from './figures';
import type { KeyNumber } from './figures';

export interface Cover {
  /** Fills the upper part in portrait, the right part in landscape; cropped to `coverShape`. */
  picture: PdfPicture;
  eyebrow: string;
  title: string;
  lead?: string;
  figures?: readonly KeyNumber[];
}

/** Size in points of the picture on the title page. */
export const coverShape = {
  portrait: { width: sheet.portrait.width, height: 468 },
  landscape: { width: 500, height: sheet.landscape.height },
} as const satisfies Record<Orientation, { width: number; height: number }>;

const white = '#FFFFFF';
const quiet = '#B9B6B0';

export function setCover(flow: Flow, orientation: Orientation, cover: Cover): void {
  const { doc } = flow;
  const { width, height } = sheet[orientation];
  const shape = coverShape[orientation];
  const upright = orientation === 'portrait';
  const left = upright ? 0 : width - shape.width;
  flow.ornament(() => doc.rect(0, 0, width, height).fill(ink));
  flow.tag('Figure', () => doc.image(cover.picture.jpeg, left, 0, { cover: [shape.width, shape.height] }), {
    alt: cover.picture.alt,
  });
  flow.ornament(() => {
    const line = upright ? [0, shape.height, width, 3] : [left - 3, 0, 3, height];
    const [x, y, across, down] = line as [number, number, number, number];
    const colours = doc.linearGradient(x, y, upright ? x + across : x, upright ? y : y + down);
    light.forEach((colour, index) => colours.stop(index / (light.length - 1), colour));
    doc.rect(x, y, across, down).fill(colours);
    doc
      .font('display')
      .fontSize(13)
      .fillColor(white)
      .text(brand.shortName, sheet.side, 40, { lineBreak: false, characterSpacing: -0.3 });
  });

  const measure = upright ? flow.full.width : left - sheet.side - 40;
  let y = upright ? shape.height + 38 : 176;
  const put = (type: string, text: string, style: Parameters<Flow['set']>[4], wide = measure) =>
    flow.tag(type, () => (y = flow.set(text, sheet.side, y, wide, style)));
  put('P', cover.eyebrow, { ...styles.eyebrow, colour: signal });
  y += 8;
  put('P', cover.title, upright ? styles.cover : { ...styles.cover, size: 36 });
  y += 12;
  if (cover.lead) put('P', cover.lead, { ...styles.lead, colour: quiet }, Math.min(measure, 430));
  if (cover.figures) {
    flow.y = upright ? height - 108 : height - 132;
    setFigures(flow, cover.figures, { x: sheet.side, width: measure }, { colour: white, label: quiet });
  }
}
