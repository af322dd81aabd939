import { createContext } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';
import type { NoticeCardType } from './shown-notice';

/** Adds a notice to those of the page. @returns dismisses it */
export type AddNotice = (notice: Notice, card: NoticeCardType) => () => void;

export const NoticesContext = createContext<AddNotice | undefined>(undefined);
