import { videoUpload } from '../constants/video-upload';

/** Texts of the upload dialog, in German (rule site.language). The film stays on the device. */
export const videoUploadCopy = {
  language: 'de',
  title: 'Video verwalten',
  intro:
    'Sehen Sie Ihr eigenes Video auf dieser Seite an. Es bleibt auf Ihrem Gerät: Nichts wird gesendet, nichts wird gespeichert.',
  choose: 'Video auswählen',
  drop: 'oder hierher ziehen',
  dropNow: 'Jetzt loslassen',
  rule: `MP4, WebM oder OGG, höchstens ${videoUpload.maxMegabytes} MB`,
  preview: 'Vorschau',
  clear: 'Vorschau entfernen',
  close: 'Schließen',
} as const;
