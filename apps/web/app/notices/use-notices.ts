import { useContext, useMemo } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import { NoticeCard } from './notice-card';
import { NoticesContext } from './notices-context';

export interface Notices {
  /**
   * Shows a notice for some seconds, a progress notice until it is dismissed; a notice that is already shown is
   * announced again, not duplicated.
   * @returns dismisses it
   */
  show: (notice: Notice) => () => void;
}

/**
 * The notices of the page. The card is loaded with the parts that show notices, so that other pages do not load it and
 * a notice needs no network.
 * @throws Error outside a `NoticesProvider`
 */
export function useNotices(): Notices {
  const add = useContext(NoticesContext);
  if (!add) throw new Error('useNotices needs a NoticesProvider around it');
  return useMemo(() => ({ show: (notice) => add(notice, NoticeCard) }), [add]);
}
