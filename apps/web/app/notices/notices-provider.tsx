import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticeRegion } from './notice-region';
import { NoticesContext } from './use-notices';

export { useNotices } from './use-notices';

export interface ShownNotice extends Notice {
  id: number;
}

/** Lets everything inside show notices (`useNotices`); they queue, a few at a time, above dialogs too. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ShownNotice[]>([]);
  const lastId = useRef(0);

  const show = useCallback((notice: Notice) => {
    const id = ++lastId.current;
    setQueue((before) => [...before.filter((other) => !says(other, notice)), { ...notice, id }]);
  }, []);
  const dismiss = useCallback((id: number) => setQueue((before) => before.filter((other) => other.id !== id)), []);
  const notices = useMemo(() => ({ show }), [show]);

  return (
    <NoticesContext value={notices}>
      {children}
      <NoticeRegion queue={queue} onDismiss={dismiss} />
    </NoticesContext>
  );
}

function says(one: Notice, other: Notice): boolean {
  return one.title === other.title && one.text === other.text;
}
