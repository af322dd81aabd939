import { createContext, useContext } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';

export interface Notices {
  /**
   * Lays a notice over the page for some seconds, one about what is under way until it is dismissed; one that is already shown
   * is announced again, not doubled.
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
