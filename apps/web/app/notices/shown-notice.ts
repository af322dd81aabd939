import type { Notice } from '@mainstage/content/notices/notice';

/** A notice on the page; `id` tells apart two with the same words. */
export interface ShownNotice extends Notice {
  id: number;
}
