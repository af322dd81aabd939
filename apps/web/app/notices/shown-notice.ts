import type { ComponentType } from 'react';
import type { Notice } from '@mainstage/content/notices/notice';

export interface NoticeCardProps {
  notice: ShownNotice;
  /** Pointer or focus is on the notices: the timer stops. */
  paused: boolean;
  onDismiss: (id: number) => void;
}

export type NoticeCardType = ComponentType<NoticeCardProps>;

/** A notice on the page; `id` distinguishes two with the same text. */
export interface ShownNotice extends Notice {
  id: number;
  Card: NoticeCardType;
}
