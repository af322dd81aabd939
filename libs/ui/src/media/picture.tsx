import { styled } from '@mui/material/styles';
import { preload } from 'react-dom';
import { colour, from } from '../theme/tokens';
import { usePlaceholder } from './placeholders';

/** Data of a picture; its files are `<base>-<width>.avif` and `.webp`. */
export interface PictureSource {
  base: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  /** Point that stays visible when cropped, as fractions of width and height. */
  focus: readonly number[];
  widths: readonly number[];
}

/** A square cut of the same picture for phones. */
export interface PictureCut {
  base: string;
  widths: readonly number[];
  /** Aspect ratio, such as 0.8. */
  ratio: number;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
}

interface PictureProps {
  picture: PictureSource;
  /** Displayed width of the frame, as in the `sizes` attribute; for `fill`, of the picture itself. */
  sizes: string;
  /** Without it a phone shows the whole picture too. */
  cut?: PictureCut | undefined;
  /** Only for the first picture of a page: loaded with priority. */
  priority?: boolean;
  /** Aspect ratio of the frame in CSS; by default the picture's own. `fill` covers the parent. */
  ratio?: string;
  className?: string;
}

/** Aspect ratio of pictures that cover a whole screen or a hero. */
const wide = 16 / 9;

/**
 * Width of a picture that covers a box: if the box is relatively taller, its height decides.
 * @param width of the box in CSS, like its height
 * @param ratio aspect ratio of the picture
 */
export const covering = (width: string, height: string, ratio = wide): string =>
  `max(${width}, calc(${height} * ${ratio.toFixed(2)}))`;

/** `sizes` of a wide picture that covers the screen. */
export const fillsScreen = covering('100vw', '100vh');

/** Width of a picture in a relatively narrower frame, which crops its sides. */
export function inFrame(width: string, frame: string, picture = wide): string {
  const [across = 1, high = 1] = frame.split('/').map(Number);
  const factor = picture / (across / high);
  return factor > 1 ? `calc(${width} * ${factor.toFixed(2)})` : width;
}

/** The same for each length of a `sizes` attribute. */
const allInFrame = (sizes: string, frame: string, picture: number): string =>
  sizes.replaceAll(/[\d.]+(vw|px)(?=,|$)/g, (width) => inFrame(width, frame, picture));

const formats = ['avif', 'webp'] as const;
const onPhone = `not all and ${from.tablet.replace('@media ', '')}`;
const fromTablet = from.tablet.replace('@media ', '');

const setOf = ({ base, widths }: { base: string; widths: readonly number[] }, format: 'avif' | 'webp'): string =>
  widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');

/** Preloads a page's first picture in the head, before the browser parses the markup above it. */
function askEarly(of: { base: string; widths: readonly number[] }, sizes: string, media?: string): void {
  preload(`${of.base}-${of.widths[0]}.avif`, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: setOf(of, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}

const Frame = styled('picture')({
  display: 'block',
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${colour.ink} 12%, transparent)`,
  backgroundSize: 'cover',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const filling = { position: 'absolute', inset: 0 } as const;

/** A picture in AVIF or WebP, in the needed width, with a blurred placeholder until it is loaded. */
export function Picture({ picture, sizes, cut, priority = false, ratio, className }: PictureProps) {
  const { base, width, height, alt, focus, widths } = picture;
  const placeholder = usePlaceholder(base);
  const position = focus.map((part) => `${part * 100}%`).join(' ');
  const within = ratio && ratio !== 'fill' ? allInFrame(sizes, ratio, width / height) : sizes;
  const frame = ratio === 'fill' ? filling : { aspectRatio: ratio ?? `${width} / ${height}` };
  if (priority) {
    if (cut) askEarly(cut, cut.sizes, onPhone);
    askEarly(picture, within, cut && fromTablet);
  }

  return (
    <Frame
      className={className}
      style={{ ...frame, ...placeholder, backgroundPosition: position }}
      suppressHydrationWarning
    >
      {cut &&
        formats.map((format) => (
          <source
            key={format}
            media={onPhone}
            type={`image/${format}`}
            srcSet={setOf(cut, format)}
            sizes={cut.sizes}
            width={1000 * cut.ratio}
            height={1000}
          />
        ))}
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={setOf(picture, format)} sizes={within} />
      ))}
      <img
        src={`${base}-${widths[Math.min(1, widths.length - 1)]}.webp`}
        alt={alt}
        width={width}
        height={height}
        style={{ objectPosition: position }}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'auto' : 'async'}
      />
    </Frame>
  );
}
