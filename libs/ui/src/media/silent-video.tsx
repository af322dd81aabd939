import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A video that covers its still and fades in over it. */
const Cover = styled('video')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transition: 'opacity 280ms ease-out',
});

interface SilentVideoProps extends ComponentProps<typeof Cover> {
  /** The first matching source is played; `media` is a media query, as for pictures. */
  sources: readonly { src: string; type: string; media?: string }[];
  /** Called if no source can be played. */
  onBroken?: () => void;
}

/** A muted looping video that screen readers ignore; nothing is loaded before it plays. */
export function SilentVideo({ sources, onBroken, ...video }: SilentVideoProps) {
  return (
    <Cover muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1} {...video}>
      {sources.map((source, index) => (
        <source key={source.src} {...source} onError={index === sources.length - 1 ? onBroken : undefined} />
      ))}
    </Cover>
  );
}
