import styled from '@emotion/styled';
import { colour } from '../theme/tokens';

/** Everything a picture needs to be shown; files lie at `<base>-<width>.avif` and `.webp`. */
export interface PictureSource {
  base: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** What is seen; empty for a picture that says nothing by itself. */
  alt: string;
  /** Point that stays in view when cropped, as parts of width and height. */
  focus: readonly number[];
  /** A few pixels of it, blurred, as a data URI; without it the frame waits in a quiet tone. */
  placeholder?: string;
  widths: readonly number[];
}

interface PictureProps {
  picture: PictureSource;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Only for the first picture of a page: loaded before anything else. */
  priority?: boolean;
  /** Aspect ratio of the frame, as in CSS; without it the picture's own. `fill` covers the parent. */
  ratio?: string;
  className?: string;
}

/** `sizes` of a 16:9 picture that covers the screen: on a tall screen its height decides. */
export const fillsScreen = 'max(100vw, 178vh)';

const Frame = styled.picture({
  display: 'block',
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${colour.ink} 12%, transparent)`,
  backgroundSize: 'cover',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const filling = { position: 'absolute', inset: 0 } as const;

/** A picture in AVIF or WebP, in the width that the screen needs, with its blurred self until it has come. */
export function Picture({ picture, sizes, priority = false, ratio, className }: PictureProps) {
  const { base, width, height, alt, focus, placeholder, widths } = picture;
  const set = (format: string) => widths.map((each) => `${base}-${each}.${format} ${each}w`).join(', ');
  const position = focus.map((part) => `${part * 100}%`).join(' ');
  const frame = ratio === 'fill' ? filling : { aspectRatio: ratio ?? `${width} / ${height}` };

  return (
    <Frame
      className={className}
      style={{ ...frame, ...(placeholder && { backgroundImage: `url(${placeholder})` }), backgroundPosition: position }}
    >
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
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
