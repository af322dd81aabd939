import { useEffect, useRef, useState } from 'react';
import { SilentVideo } from './silent-video';

interface LoopProps {
  sources: readonly { src: string; type: string }[];
  /** Whether the pointer is on it. Nothing is loaded before the first time. */
  running: boolean;
}

/** A short silent film over a still, while it is active and unless reduced motion is preferred. */
export function Loop({ sources, running }: LoopProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [loaded, setLoaded] = useState(running);
  const [shown, setShown] = useState(false);
  if (running && !loaded) setLoaded(true);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    if (!running) return element.pause();
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // React does not write `muted` into the HTML, and browsers block automatic playback with sound.
    element.muted = true;
    element.play().catch(() => setShown(false));
  }, [running]);

  // Not mounted before: a browser creates a hundred elements for the controls of each video, visible or not.
  if (!loaded) return null;
  return (
    <SilentVideo
      ref={video}
      sources={sources}
      sx={{ opacity: shown ? 1 : 0, pointerEvents: 'none' }}
      onPlaying={() => setShown(true)}
      onPause={() => setShown(false)}
    />
  );
}
