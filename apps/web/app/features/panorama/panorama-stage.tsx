import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { view360 } from '@mainstage/content/pages/view-360';
import { type Panorama, panoramaFile, panoramaStills } from '@mainstage/content/panoramas/panorama';
import { colour } from '@mainstage/ui/theme/tokens';
import { useHydrated } from '@mainstage/ui/motion/use-hydrated';
import { canDraw } from './can-draw';
import type { Mark } from './room-view';
import { lazyPart } from '../../components/loading/lazy-part';

const PanoramaViewer = lazyPart(async () => (await import('./panorama-viewer')).PanoramaViewer);

const { copy } = view360;

/** Phones on which the stage is higher than wide. */
const upright = '(max-width: 599px) and (max-aspect-ratio: 2/3)';

const height = 'clamp(340px, 68svh, 820px)';

/** Displayed width of the still on these: square, it covers the stage. 5 % less, because the view soon replaces it. */
const stillWidth = `calc(0.95 * max(100vw, ${height}))`;

const Stage = styled('div')({
  position: 'relative',
  height,
  overflow: 'hidden',
  backgroundColor: colour.ink,
  isolation: 'isolate',
  // Only the still is printed.
  '@media print': { height: '90mm', '& > :not(picture)': { display: 'none' } },
});

/** The middle of a panorama is hardly distorted: it serves as a still, and as the viewer's first picture. */
const Still = styled('img')({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });

const Word = styled(Typography)({
  position: 'absolute',
  zIndex: 1,
  left: 16,
  bottom: 16,
  maxWidth: 'min(36em, calc(100% - 32px))',
  padding: '10px 14px',
  backgroundColor: 'rgba(10, 10, 15, 0.82)',
  color: colour.white,
});

const Start = styled(Button)({
  position: 'absolute',
  zIndex: 1,
  inset: 'auto 0 12%',
  width: 'fit-content',
  marginInline: 'auto',
  '@media (scripting: none)': { display: 'none' },
});

/** Preloads the still in the page's head, before the browser parses the markup above it. */
function askEarly(panorama: Panorama): void {
  const stills = panoramaStills(panorama);
  const first = { as: 'image', fetchPriority: 'high' } as const;
  const [smallest = ''] = stills.split(' ');
  preload(smallest, { ...first, type: 'image/avif', media: upright, imageSrcSet: stills, imageSizes: stillWidth });
  preload(panoramaFile(panorama, 2048), { ...first, media: `not all and ${upright}` });
}

interface PanoramaStageProps {
  panorama: Panorama;
  marks: readonly Mark[];
  /** The visitor chose this room. Otherwise the viewer, half a megabyte with its picture, is loaded on request. */
  requested: boolean;
}

/** The still, then the 360° view over it if the browser supports it. */
export function PanoramaStage({ panorama, marks, requested }: PanoramaStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [able, setAble] = useState<boolean>();
  const [ready, setReady] = useState(false);
  if (hydrated && able === undefined) setAble(canDraw());
  const [pressed, setPressed] = useState(false);
  const started = requested || pressed;
  const onReady = useCallback(() => {
    setReady(true);
    // The focused button was removed.
    if (pressed && document.activeElement === document.body)
      stage.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  }, [pressed]);
  const onFailed = useCallback(() => setAble(false), []);
  askEarly(panorama);
  const view = able && started ? (ready ? 'round' : 'opening') : able === false ? 'still' : 'waiting';

  return (
    <Stage data-view={view} ref={stage}>
      <picture>
        <source
          media={upright}
          type="image/avif"
          srcSet={panoramaStills(panorama)}
          sizes={stillWidth}
          width={960}
          height={960}
        />
        <Still
          src={panoramaFile(panorama, 2048)}
          alt={ready ? '' : panorama.alt}
          width={2048}
          height={1024}
          fetchPriority="high"
        />
      </picture>
      {able && started && <PanoramaViewer panorama={panorama} marks={marks} onReady={onReady} onFailed={onFailed} />}
      {view === 'waiting' && !started && (
        <Start size="large" onClick={() => setPressed(true)}>
          {copy.start}
        </Start>
      )}
      {view === 'opening' && (
        <Word variant="caption" role="status">
          {copy.loading}
        </Word>
      )}
      {view === 'still' && (
        <Word variant="caption" role="status">
          {copy.unable}
        </Word>
      )}
    </Stage>
  );
}
