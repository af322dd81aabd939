import { createContext, useContext } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';

export interface Notices {
  /**
   * Shows a notice for some seconds, a progress notice until it is dismissed; it replaces the notice that is shown.
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

/** Loads what shows notices, so that the first one is shown without delay or network. */
export const prefetchNotices = () => void import('./short-notice').catch(() => undefined);
