import type { Flow } from '../flow';
import type { PdfPicture } from '../pictures/picture-store';
import { styles } from '../style';

const gap = 10;

/** One or several pictures side by side at full text width, with optional captions. */
export function setPictures(flow: Flow, pictures: readonly (PdfPicture & { caption?: string })[], wide = true): void {
  if (wide) flow.clear();
  const column = wide ? flow.full : flow.body;
  const ratios = pictures.map(({ width, height }) => width / height);
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  const height = (column.width - gap * (pictures.length - 1)) / sum;
  const captions = pictures.map(({ caption }, index) =>
    caption ? flow.heightOf(caption, height * ratios[index]!, styles.label) : 0,
  );
  flow.need(height + Math.max(...captions) + 6);
  const top = flow.y;
  let x = column.x;
  pictures.forEach(({ jpeg, alt, caption }, index) => {
    const [left, width] = [x, height * ratios[index]!];
    flow.tag('Figure', () => flow.doc.image(jpeg, left, top, { width, height }), { alt });
    if (caption) flow.tag('Caption', () => void flow.set(caption, left, top + height + 4, width, styles.label));
    x += width + gap;
  });
  flow.y = top + height + (Math.max(...captions) > 0 ? Math.max(...captions) + 4 : 0) + gap;
}
