import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticeRegion } from './notice-region';
import { type AddNotice, NoticesContext } from './notices-context';
import type { ShownNotice } from './shown-notice';

/** Provides `useNotices`; notices queue, a few at a time, above dialogs too. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ShownNotice[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setQueue((before) => before.filter((other) => other.id !== id)), []);
  const add = useCallback<AddNotice>(
    (notice, Card) => {
      const id = ++lastId.current;
      setQueue((before) => [
        ...before.filter((other) => !sameText(other, notice) && !settles(notice, other)),
        { ...notice, id, Card },
      ]);
      return () => dismiss(id);
    },
    [dismiss],
  );

  return (
    <NoticesContext value={add}>
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
