const maxMegabytes = 100;

/** What the upload dialog takes (rule video-upload.limits): at most 100 MB, which is 104857600 bytes. */
export const videoUpload = {
  maxMegabytes,
  maxBytes: maxMegabytes * 1024 * 1024,
  types: ['video/mp4', 'video/webm', 'video/ogg'],
} as const;
