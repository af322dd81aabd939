/** Limits of parsing. Ordinary mail is much smaller; anything beyond a limit is cut or left unparsed. */
export const limits = {
  /** Bytes of a message that are accepted and stored. */
  message: 10 * 1024 * 1024,
  /** MIME parts within parts. */
  depth: 50,
  /** Number of parsed lines: those of 10 MB in Base64, with some spare. */
  lines: 145_000,
  /** Of these, lines that may begin a part. */
  boundaries: 1000,
  /** Bytes of all headers of all parts. */
  headers: 512 * 1024,
  /** Characters of HTML that are converted to text. */
  html: 128 * 1024,
  /** Characters of the stored text. */
  text: 200_000,
  subject: 1000,
  attachmentNames: 50,
  /** Milliseconds that reading a message may take. */
  readingMs: 10_000,
  /** Maximum megabytes of objects during parsing. */
  readingMegabytes: 256,
} as const;
