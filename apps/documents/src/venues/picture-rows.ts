import type { PictureRef } from '@mainstage/content/site/page-content';
import type { PdfDocument } from '@mainstage/pdf/document';
import type { PdfPicture, PictureStore } from '@mainstage/pdf/pictures/picture-store';

interface Shown {
  image: PictureRef;
  name?: string;
}

/** Width in points of an inner picture, alone, one of two and one of three in a row; all are 16:9 like the site's. */
const widths = [487, 238.5, 155.7] as const;
/** The same beside the headings. */
const besideHeadings = 345;

/** Up to three in one row; four as two pairs beside the headings; more in rows of three. */
export async function setPictures(document: PdfDocument, shown: readonly Shown[], store: PictureStore): Promise<void> {
  const pairs = shown.length === 4;
  const inRow = pairs ? 2 : 3;
  for (let at = 0; at < shown.length; at += inRow) {
    const row = shown.slice(at, at + inRow);
    const width = widths[row.length - 1]!;
    document.pictures(await Promise.all(row.map((each) => captioned(each, width, store))), !pairs);
  }
}

/** One in a row, beside the headings. */
export async function setPicturesBelowEachOther(
  document: PdfDocument,
  shown: readonly Shown[],
  store: PictureStore,
): Promise<void> {
  for (const each of shown) document.pictures([await captioned(each, besideHeadings, store)], false);
}

async function captioned(
  { image, name }: Shown,
  width: number,
  store: PictureStore,
): Promise<PdfPicture & { caption?: string }> {
  const picture = await store.cut(image.id, { width, height: (width * 9) / 16 });
  return name ? { ...picture, caption: name } : picture;
}
