import { createContext, type RefObject } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import type { Point } from './notice-position';

/** A notice on the page; `id` distinguishes two with the same text. */
export interface ShownNotice extends Notice {
  id: number;
}

/** The notice for the regions. */
export interface NoticeDisplay {
  notice: ShownNotice | undefined;
  dismiss: (id: number) => void;
  /** The region of the dialog that shows it; without one the page's region does. */
  region: string | undefined;
  /** Registers the region of a dialog. @returns removes it */
  addRegion: (id: string) => () => void;
  pointer: RefObject<Point>;
}

export const ShownNoticeContext = createContext<NoticeDisplay | undefined>(undefined);
