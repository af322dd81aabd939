const maxMegabytes = 100;

/** Limits of the upload dialog (rule video-upload.limits): at most 100 MB, which is 104857600 bytes. */
export const videoUpload = {
  maxMegabytes,
  maxBytes: maxMegabytes * 1024 * 1024,
  types: ['video/mp4', 'video/webm', 'video/ogg'],
} as const;
