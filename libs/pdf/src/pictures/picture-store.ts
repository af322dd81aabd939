import { join } from 'node:path';
import { type PictureId, pictureOf } from '@mainstage/content/pictures/pictures';
import sharp, { type Sharp } from 'sharp';

interface Shape {
  width: number;
  height: number;
}

/** A JPEG, cropped for its place. */
export interface PdfPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  alt: string;
}

/** 130 dpi: sharp on a screen, decent on paper, small enough to mail. */
const dots = (points: number) => Math.round((points / 72) * 130);

/**
 * The site's pictures, cropped to a shape; those for print are made once for all documents.
 * @param folder of the site's picture files (`apps/web/public/pictures`)
 */
export class PictureStore {
  private readonly cuts = new Map<string, Promise<PdfPicture>>();

  constructor(private readonly folder: string) {}

  /**
   * A picture cropped around its focus.
   * @param shape size on the sheet in points
   * @param quality of the JPEG, 1 to 100
   */
  cut(id: PictureId, shape: Shape, quality = 58): Promise<PdfPicture> {
    const key = `${id} ${shape.width} ${shape.height} ${quality}`;
    const made = this.cuts.get(key) ?? this.make(id, shape, quality);
    this.cuts.set(key, made);
    return made;
  }

  private async make(id: PictureId, shape: Shape, quality: number): Promise<PdfPicture> {
    const picture = await this.around(id, { width: dots(shape.width), height: dots(shape.height) });
    const jpeg = await picture.jpeg({ quality, mozjpeg: true }).toBuffer();
    return { jpeg, ...shape, alt: pictureOf(id).alt };
  }

  /** A picture cropped around its focus to a size in pixels; smaller ones are not enlarged. */
  async around(id: PictureId, { width, height }: Shape): Promise<Sharp> {
    const { widths, focus } = pictureOf(id);
    const largest = Math.max(...widths.filter((one) => one <= 1600));
    const source = sharp(join(this.folder, `${id}-${largest}.webp`));
    const { width: wide = 1, height: high = 1 } = await source.metadata();
    const scale = Math.max(width / wide, height / high);
    const [cutWide, cutHigh] = [Math.min(wide, Math.floor(width / scale)), Math.min(high, Math.floor(height / scale))];
    const place = (whole: number, part: number, middle = 0.5) =>
      Math.round(Math.min(Math.max(whole * middle - part / 2, 0), whole - part));
    return source
      .extract({
        left: place(wide, cutWide, focus[0]),
        top: place(high, cutHigh, focus[1]),
        width: cutWide,
        height: cutHigh,
      })
      .resize(Math.min(width, cutWide), Math.min(height, cutHigh));
  }
}
