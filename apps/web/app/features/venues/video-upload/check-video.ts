import { videoUpload } from '@mainstage/content/constants/video-upload';
import { videoUploadNotices } from '@mainstage/content/notices/video-upload';
import type { Notice } from '@mainstage/content/notices/notice';

/**
 * Why a file is no acceptable video (rule video-upload.limits): its type first, then its size; undefined for a valid
 * one.
 */
export function problemWith({ type, size }: Pick<File, 'type' | 'size'>): Notice | undefined {
  if (!(videoUpload.types as readonly string[]).includes(type)) return videoUploadNotices.wrongFormat;
  if (size > videoUpload.maxBytes) return videoUploadNotices.tooLarge;
  return undefined;
}
