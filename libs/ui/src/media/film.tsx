import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAfterHydration } from '../motion/use-hydrated';
import { from, size } from '../theme/tokens';
import { SilentVideo } from './silent-video';

/**
 * A pixel lower than its still. A browser that rounds the one up and the other down would otherwise count the film,
 * which appears last, as the largest element of the first view (LCP).
 */
const Behind = styled(SilentVideo)({ height: 'calc(100% - 1px)' });

interface FilmProps {
  /** The first matching source is played; `media` is a media query, as for pictures. */
  sources: readonly { src: string; type: string; media?: string }[];
  /** Behind the film, and in place of it if it cannot play. */
  still: ReactNode;
  labels: { pause: string; play: string };
}

const Control = styled(Button)({
  position: 'absolute',
  zIndex: 2,
  right: 'clamp(20px, 4.5vw, 64px)',
  bottom: 28,
  // Text and actions are at the bottom of the picture there.
  [from.wide]: { top: 112, bottom: 'auto' },
  padding: '0 16px',
  border: '1px solid rgba(247, 245, 241, 0.5)',
  backgroundColor: 'rgba(10, 10, 15, 0.6)',
  color: 'inherit',
  fontSize: size.small,
  '&:hover': { backgroundColor: 'rgba(10, 10, 15, 0.9)', borderColor: 'rgba(247, 245, 241, 0.5)', color: 'inherit' },
});

/**
 * A silent looping film behind text. It can be paused (WCAG 2.2.2), does not start with reduced motion or reduced data,
 * and is replaced by the still if it cannot play. It is neither loaded nor mounted before it starts: a browser creates
 * a hundred elements for the controls of each `<video>`, visible or not.
 */
export function Film({ sources, still, labels }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const settled = useAfterHydration();
  const [pressed, setPressed] = useState(false);
  const [running, setRunning] = useState(false);
  const [broken, setBroken] = useState(false);
  const shouldPlay = pressed || (settled && mayStart());

  const play = () => {
    const element = video.current;
    if (!element) return;
    // Set here because React does not write `muted` into the HTML, and browsers block automatic playback with sound.
    element.muted = true;
    element.play().catch(() => setRunning(false));
  };
  useEffect(() => {
    if (shouldPlay) play();
  }, [shouldPlay]);
  const press = () => {
    if (running) video.current?.pause();
    else if (shouldPlay) play();
    else setPressed(true);
  };

  return (
    <>
      {still}
      {!broken && (
        <>
          {shouldPlay && (
            <Behind
              ref={video}
              sources={sources}
              onBroken={() => setBroken(true)}
              sx={{ opacity: running ? 1 : 0 }}
              onPlaying={() => setRunning(true)}
              onPause={() => setRunning(false)}
            />
          )}
          <Control variant="outlined" startIcon={running ? <Pause /> : <PlayArrow />} onClick={press}>
            <span>{running ? labels.pause : labels.play}</span>
          </Control>
        </>
      )}
    </>
  );
}

/** Whether neither reduced motion nor reduced data is requested. */
const mayStart = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Whether the browser's data saver is on; only Chromium reports it (Network Information API). */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
