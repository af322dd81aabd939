import type { Notice } from '@mainstage/content/notices/notice';

/** A notice on the page; `id` distinguishes two with the same text. */
export interface ShownNotice extends Notice {
  id: number;
}
