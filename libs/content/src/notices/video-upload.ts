import { videoUpload } from '../constants/video-upload';
import type { Notice } from './notice';

/** Notices of the video dialog, in German (rules video-upload.limits, site.language). */
export const videoUploadNotices = {
  tooLarge: {
    title: 'Datei zu groß',
    text: `Das Video darf maximal ${videoUpload.maxMegabytes}MB groß sein.`,
    style: 'destructive',
    language: 'de',
  },
  wrongFormat: {
    title: 'Ungültiges Format',
    text: 'Nur MP4, WebM und OGG Videos sind erlaubt.',
    style: 'destructive',
    language: 'de',
  },
  failure: {
    title: 'Upload fehlgeschlagen',
    text: 'Das Video konnte nicht hochgeladen werden.',
    style: 'destructive',
    language: 'de',
  },
  success: {
    title: 'Video hochgeladen',
    text: 'Das Video wurde erfolgreich hochgeladen.',
    style: 'success',
    language: 'de',
  },
} as const satisfies Record<string, Notice>;
