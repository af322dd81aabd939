import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { noticeRegion } from '@mainstage/content/notices/region';
import { useAfterHydration } from '@mainstage/ui/motion/use-hydrated';
import { type Point, place } from './notice-position';
import type { ShownNotice } from './shown-notice';

/** Maximum number of visible notices; more wait in the queue. */
const atOnce = 3;

const Corner = styled('section')({
  position: 'fixed',
  zIndex: 1400,
  // On a phone the thumb and the form's button are at the bottom, logo and Menu in the first 72 px.
  top: 72,
  right: 12,
  width: 'calc(100vw - 24px)',
  pointerEvents: 'none',
  // Below the element that it would have covered at the top, above a phone's keyboard.
  '&[data-place="other"]': { top: '40%' },
  '@media (min-width: 600px)': {
    top: 'auto',
    bottom: 32,
    right: 32,
    width: 420,
    '&[data-place="other"]': { top: 72, bottom: 'auto' },
  },
  '@media (min-width: 960px)': {
    '&[data-place="other"]': { top: 'auto', bottom: 32, right: 'auto', left: 32 },
  },
});

/** Keeps new notices off the pointer, and all notices off the focused element. */
function useFreePlace(region: HTMLElement | null, newest?: number) {
  const pointer = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent) => (pointer.current = { x: clientX, y: clientY });
    const signs = ['pointermove', 'pointerdown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, follow, { passive: true }));
    return () => signs.forEach((sign) => window.removeEventListener(sign, follow));
  }, []);

  const stood = useRef(false);
  useLayoutEffect(() => {
    const visible = newest !== undefined;
    if (region && visible) place(region, stood.current ? undefined : pointer.current);
    stood.current = visible;
    if (!region || !visible) return;
    const again = () => place(region);
    window.addEventListener('focusin', again);
    return () => window.removeEventListener('focusin', again);
  }, [region, newest]);
}

/**
 * The corner with the notices. Its two live regions are always mounted, so that screen readers announce each notice.
 */
export function NoticeRegion({ queue, onDismiss }: { queue: ShownNotice[]; onDismiss: (id: number) => void }) {
  const inBrowser = useAfterHydration();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [paused, setPaused] = useState(false);
  const shown = queue.slice(0, atOnce);
  const newest = shown.at(-1)?.id;
  useFreePlace(region, newest);

  // A dialog hides everything beside it from screen readers; notices about the dialog's own form must be announced.
  useEffect(() => {
    if (!region) return;
    const unhide = () => region.removeAttribute('aria-hidden');
    const observer = new MutationObserver(unhide);
    observer.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] });
    unhide();
    return () => observer.disconnect();
  }, [region]);

  // On the window, so that a dialog or menu that handles Escape itself has precedence.
  useEffect(() => {
    if (newest === undefined) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss(newest);
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [newest, onDismiss]);

  const dismiss = useCallback(
    (id: number) => {
      // An element that is removed under the pointer or the focus fires no leave event.
      setPaused(false);
      onDismiss(id);
    },
    [onDismiss],
  );

  if (!inBrowser) return null;
  const cards = (urgent: boolean) =>
    shown
      .filter(({ style }) => (style === 'destructive') === urgent)
      .map((notice) => <notice.Card key={notice.id} notice={notice} paused={paused} onDismiss={dismiss} />);
  return createPortal(
    <Corner
      ref={setRegion}
      aria-label={noticeRegion.label}
      onPointerOver={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" aria-atomic="false">
        {cards(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {cards(true)}
      </div>
    </Corner>,
    document.body,
  );
}
