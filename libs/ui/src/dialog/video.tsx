import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Picture, type PictureSource } from '../media/picture';
import { colour, radius, size } from '../theme/tokens';
import { surface } from '../theme/tones';

/** A film of this site, or one in another company's player. */
export type VideoSource =
  | {
      kind: 'file';
      files: readonly { src: string; type: string }[];
      poster?: string | undefined;
      /** A film without captions is muted, because not everybody hears its sound. */
      captions?: { src: string; srcLang: string; label: string };
    }
  | {
      kind: 'hosted';
      src: string;
      still?: PictureSource | undefined;
      /** The visitor has consented to hosted films before: it is loaded immediately. */
      allowed: boolean;
      /** The consent text, which names the provider, and the label of its button. */
      words: { consent: string; load: string };
    };

interface VideoProps {
  video: VideoSource;
  /** Accessible name of the player. */
  title: string;
}

const Frame = styled('div')({
  ...surface('graphite'),
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: radius,
  overflow: 'hidden',
  '& video, & iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
});

/** Grows with its text on narrow phones. */
const Ask = styled(Frame)({
  aspectRatio: 'auto',
  minHeight: 'min(56.25vw, 440px)',
  display: 'flex',
  alignItems: 'flex-end',
});

const Words = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  width: '100%',
  padding: 'clamp(20px, 4vw, 40px)',
  paddingTop: 'clamp(128px, 12vw, 160px)',
  fontSize: size.small,
  lineHeight: 1.5,
  background: `linear-gradient(to top, ${colour.ink} 20%, rgba(10, 10, 15, 0.8) 65%, transparent)`,
  '& p': { maxWidth: '34em' },
});

function OwnFilm({ video, title }: { video: VideoSource & { kind: 'file' }; title: string }) {
  const player = { controls: true, autoPlay: true, playsInline: true, poster: video.poster, 'aria-label': title };
  const sources = video.files.map(({ src, type }) => <source key={src} src={src} type={type} />);
  return (
    <Frame>
      {video.captions ? (
        <video {...player}>
          {sources}
          {/* On request only, because the film's own titles are in the same place. */}
          <track kind="captions" {...video.captions} />
        </video>
      ) : (
        <video {...player} muted>
          {sources}
        </video>
      )}
    </Frame>
  );
}

/**
 * A film in a frame. A hosted one needs consent, unless it was given before: until then nothing but our own still is
 * loaded.
 */
export function Video({ video, title }: VideoProps) {
  const [agreed, setAgreed] = useState(video.kind === 'hosted' && video.allowed);

  if (video.kind === 'file') return <OwnFilm video={video} title={title} />;
  if (agreed)
    return (
      <Frame>
        <iframe
          src={video.src}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Frame>
    );
  return (
    <Ask>
      {video.still && <Picture picture={video.still} sizes="(min-width: 900px) 900px, 100vw" ratio="fill" />}
      <Words>
        <p>{video.words.consent}</p>
        <Button onClick={() => setAgreed(true)}>{video.words.load}</Button>
      </Words>
    </Ask>
  );
}
