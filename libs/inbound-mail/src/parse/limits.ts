/** How much of a message is read. Ordinary mail is much smaller; whatever exceeds a limit is cut or left unparsed. */
export const limits = {
  /** Bytes of a message that are accepted and stored. */
  message: 10 * 1024 * 1024,
  /** MIME parts within parts. */
  depth: 50,
  /** Lines that are parsed: those of 10 MB in Base64, with some to spare. */
  lines: 145_000,
  /** Of these, lines that may begin a part. */
  boundaries: 1000,
  /** Bytes of all headers of all parts. */
  headers: 512 * 1024,
  /** Characters of HTML that are converted to text. */
  html: 128 * 1024,
  /** Characters of the text that is kept. */
  text: 200_000,
  /** Characters of the subject that is kept. */
  subject: 1000,
  /** Names of attachments that are kept. */
  attachmentNames: 50,
  /** Milliseconds that reading a message may take. */
  readingMs: 10_000,
  /** Megabytes of objects that reading a message may need at a time. */
  readingMegabytes: 256,
} as const;
