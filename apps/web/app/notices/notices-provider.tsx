import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import type { Point } from './notice-position';
import { NoticeRegion } from './notice-region';
import { type ShownNotice, ShownNoticeContext } from './shown-notice';
import { NoticesContext } from './use-notices';

/** Provides `useNotices`; one notice at a time, above dialogs too. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<ShownNotice>();
  const [regions, setRegions] = useState<readonly string[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setNotice((shown) => (shown?.id === id ? undefined : shown)), []);
  const show = useCallback(
    (notice: Notice) => {
      const id = ++lastId.current;
      setNotice({ ...notice, id });
      return () => dismiss(id);
    },
    [dismiss],
  );
  const addRegion = useCallback((id: string) => {
    setRegions((before) => [...before, id]);
    return () => setRegions((before) => before.filter((other) => other !== id));
  }, []);
  const pointer = usePointer();
  const notices = useMemo(() => ({ show }), [show]);
  const region = regions.at(-1);
  const display = useMemo(
    () => ({ notice, dismiss, region, addRegion, pointer }),
    [notice, dismiss, region, addRegion, pointer],
  );

  return (
    <NoticesContext value={notices}>
      <ShownNoticeContext value={display}>
        {children}
        <NoticeRegion ofPage />
      </ShownNoticeContext>
    </NoticesContext>
  );
}

/** The pointer's last position. */
function usePointer() {
  const pointer = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => (pointer.current = { x, y });
    const signs = ['pointermove', 'pointerdown'] as const;
    signs.forEach((sign) => window.addEventListener(sign, follow, { passive: true }));
    return () => signs.forEach((sign) => window.removeEventListener(sign, follow));
  }, []);
  return pointer;
}
