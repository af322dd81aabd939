import { styled } from '@mui/material/styles';
import { preload } from 'react-dom';
import { colour, from } from '../theme/tokens';
import { usePlaceholder } from './placeholders';

/** Everything a picture needs to be shown; files lie at `<base>-<width>.avif` and `.webp`. */
export interface PictureSource {
  base: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** What is seen; empty for a picture that says nothing on its own. */
  alt: string;
  /** Point that stays in view when cropped, as parts of width and height. */
  focus: readonly number[];
  widths: readonly number[];
}

/** An upright or square cut of the same picture, which a telephone shows instead. */
export interface PictureCut {
  base: string;
  widths: readonly number[];
  /** Of its sides, such as 0.8. */
  ratio: number;
  /** How wide it is drawn there, as in the `sizes` attribute. */
  sizes: string;
}

interface PictureProps {
  picture: PictureSource;
  /** How wide its frame is, as in the `sizes` attribute; for `fill`, how wide the picture itself. */
  sizes: string;
  /** Without it a telephone shows the whole picture too. */
  cut?: PictureCut | undefined;
  /** Only for the first picture of a page: loaded before anything else. */
  priority?: boolean;
  /** Aspect ratio of the frame, as in CSS; without it the picture's own. `fill` covers the parent. */
  ratio?: string;
  className?: string;
}

/** As wide as it is high, of the pictures that cover a whole screen or a hero. */
const wide = 16 / 9;

/**
 * How wide a picture is that covers a box: where the box is the taller of both, its height decides.
 * @param width of the box, like its height as in CSS
 * @param ratio of the picture's sides
 */
export const covering = (width: string, height: string, ratio = wide): string =>
  `max(${width}, calc(${height} * ${ratio.toFixed(2)}))`;

/** `sizes` of a wide picture that covers the screen. */
export const fillsScreen = covering('100vw', '100vh');

/** How wide a picture is drawn in a frame that is narrower for its height than the picture: its sides are cut off. */
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

/** Asks for a page's first picture in its head, before all that is above it is parsed. */
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

/** A picture in AVIF or WebP, in the width that the screen needs, with its blurred self until it has come. */
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
