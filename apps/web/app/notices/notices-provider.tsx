import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticeRegion } from './notice-region';
import type { ShownNotice } from './shown-notice';
import { NoticesContext } from './use-notices';

export { useNotices } from './use-notices';

/** Provides `useNotices`; notices queue, a few at a time, above dialogs too. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ShownNotice[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setQueue((before) => before.filter((other) => other.id !== id)), []);
  const show = useCallback(
    (notice: Notice) => {
      const id = ++lastId.current;
      setQueue((before) => [
        ...before.filter((other) => !sameText(other, notice) && !settles(notice, other)),
        { ...notice, id },
      ]);
      return () => dismiss(id);
    },
    [dismiss],
  );
  const notices = useMemo(() => ({ show }), [show]);

  return (
    <NoticesContext value={notices}>
      {children}
      <NoticeRegion queue={queue} onDismiss={dismiss} />
    </NoticesContext>
  );
}

/** A success replaces an earlier failure, and any outcome replaces a progress notice. */
const settles = (notice: Notice, older: Notice): boolean =>
  (notice.style === 'success' && older.style === 'destructive') || (notice.style !== 'default' && !!older.passing);

function sameText(one: Notice, other: Notice): boolean {
  return one.title === other.title && one.text === other.text;
}
