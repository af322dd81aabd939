import { join } from 'node:path';
import { type PictureId, pictureOf } from '@mainstage/content/pictures/pictures';
import sharp from 'sharp';

/** A picture ready to be set: a JPEG of the shape it was cut to. */
export interface PdfPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  alt: string;
}

/**
 * The site's pictures as JPEGs for print, each cut once for all documents.
 * @param folder where the site's picture files lie (`apps/web/public/pictures`)
 */
export class PictureStore {
  private readonly cuts = new Map<string, Promise<PdfPicture>>();

  constructor(private readonly folder: string) {}

  /**
   * A picture cut around its focus.
   * @param shape size on the sheet in points
   * @param quality of the JPEG, 1 to 100
   */
  cut(id: PictureId, shape: { width: number; height: number }, quality = 58): Promise<PdfPicture> {
    const key = `${id} ${shape.width} ${shape.height} ${quality}`;
    const made = this.cuts.get(key) ?? this.make(id, shape, quality);
    this.cuts.set(key, made);
    return made;
  }

  private async make(id: PictureId, shape: { width: number; height: number }, quality: number): Promise<PdfPicture> {
    const { alt, widths, focus } = pictureOf(id);
    // 130 dots to the inch: sharp on a screen, decent on paper, small enough to mail.
    const width = Math.round((shape.width / 72) * 130);
    const height = Math.round((shape.height / 72) * 130);
    const largest = Math.max(...widths.filter((one) => one <= 1600));
    const source = sharp(join(this.folder, `${id}-${largest}.webp`));
    const { width: wide = 1, height: high = 1 } = await source.metadata();
    const scale = Math.max(width / wide, height / high);
    const [cutWide, cutHigh] = [Math.min(wide, Math.floor(width / scale)), Math.min(high, Math.floor(height / scale))];
    const place = (whole: number, part: number, middle = 0.5) =>
      Math.round(Math.min(Math.max(whole * middle - part / 2, 0), whole - part));
    const jpeg = await source
      .extract({
        left: place(wide, cutWide, focus[0]),
        top: place(high, cutHigh, focus[1]),
        width: cutWide,
        height: cutHigh,
      })
      .resize(Math.min(width, cutWide), null)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    return { jpeg, width: shape.width, height: shape.height, alt };
  }
}
