import { useEffect, useRef, useState } from 'react';
import { SilentVideo } from './silent-video';

interface LoopProps {
  sources: readonly { src: string; type: string }[];
  /** While the visitor points at it. Nothing is fetched before the first time. */
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
    // React does not write `muted` into the HTML, and a film with sound may not start automatically.
    element.muted = true;
    element.play().catch(() => setShown(false));
  }, [running]);

  // Not in the page before: a browser gives each video a hundred elements for its buttons, shown or not.
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
