import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import { handOn, takeHandedOn } from './handed-on';
import { NoticeRegion } from './notice-region';
import type { ShownNotice } from './shown-notice';
import { NoticesContext } from './use-notices';

export { useNotices } from './use-notices';

/** Lets everything inside show notices (`useNotices`); they queue, a few at a time, above dialogs too. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<ShownNotice[]>([]);
  const lastId = useRef(0);
  // Known before it is drawn: a page may be left in the moment in which something was said.
  const standing = useRef(queue);
  const change = useCallback((to: (before: ShownNotice[]) => ShownNotice[]) => {
    standing.current = to(standing.current);
    setQueue(standing.current);
  }, []);

  const dismiss = useCallback((id: number) => change((before) => before.filter((other) => other.id !== id)), [change]);
  const show = useCallback(
    (notice: Notice) => {
      const id = ++lastId.current;
      change((before) => [
        ...before.filter((other) => !says(other, notice) && !settles(notice, other)),
        { ...notice, id },
      ]);
      return () => dismiss(id);
    },
    [change, dismiss],
  );
  const notices = useMemo(() => ({ show }), [show]);

  // Each page is a document of its own: what was said last goes along to the next.
  useEffect(() => takeHandedOn().forEach(show), [show]);
  useEffect(() => {
    const leave = () => handOn(standing.current);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);

  return (
    <NoticesContext value={notices}>
      {children}
      <NoticeRegion queue={queue} onDismiss={dismiss} />
    </NoticesContext>
  );
}

/** What has come right in the end makes an older failure untrue, and any outcome what was said on the way. */
const settles = (notice: Notice, older: Notice): boolean =>
  (notice.style === 'success' && older.style === 'destructive') || (notice.style !== 'default' && !!older.passing);

function says(one: Notice, other: Notice): boolean {
  return one.title === other.title && one.text === other.text;
}
