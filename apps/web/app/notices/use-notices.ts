import { createContext, useContext } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';

export interface Notices {
  /**
   * Shows a notice for some seconds, a progress notice until it is dismissed; a notice that is already shown is
   * announced again, not duplicated.
   * @returns dismisses it
   */
  show: (notice: Notice) => () => void;
}

export const NoticesContext = createContext<Notices | undefined>(undefined);

/** @throws Error outside a `NoticesProvider` */
export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error('useNotices needs a NoticesProvider around it');
  return notices;
}
