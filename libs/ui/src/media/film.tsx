import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAfterHydration } from '../motion/use-hydrated';
import { from, size } from '../theme/tokens';
import { SilentVideo } from './silent-video';

/**
 * A pixel lower than its still. A browser that rounds the one up and the other down would otherwise take the film, which comes
 * last, for the largest thing of the first view, and the visit for a slow one (LCP).
 */
const Behind = styled(SilentVideo)({ height: 'calc(100% - 1px)' });

interface FilmProps {
  /** The first one fitting is played; `media` is a media query, as for pictures. */
  sources: readonly { src: string; type: string; media?: string }[];
  /** Is behind the film, and in its place where it cannot run. */
  still: ReactNode;
  labels: { pause: string; play: string };
}

const Control = styled(Button)({
  position: 'absolute',
  zIndex: 2,
  right: 'clamp(20px, 4.5vw, 64px)',
  bottom: 28,
  // Text and actions are at the lower edge of the picture there.
  [from.wide]: { top: 112, bottom: 'auto' },
  padding: '0 16px',
  border: '1px solid rgba(247, 245, 241, 0.5)',
  backgroundColor: 'rgba(10, 10, 15, 0.6)',
  color: 'inherit',
  fontSize: size.small,
  '&:hover': { backgroundColor: 'rgba(10, 10, 15, 0.9)', borderColor: 'rgba(247, 245, 241, 0.5)', color: 'inherit' },
});

/**
 * A silent looping film behind text. It can be paused (WCAG 2.2.2), does not start where the visitor asked for less
 * motion or to save data, and gives way to the still when it cannot be played. Nothing of it is fetched before it starts, nor
 * is it in the page: a browser gives each `<video>` a hundred elements for its buttons, shown or not.
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
    // Set here because React does not write `muted` into the HTML, and a film with sound may not start automatically.
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

/** Whether nobody asked for less motion or fewer data. */
const mayStart = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Did the visitor ask the browser to save data? Known in Chromium alone (Network Information API). */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
