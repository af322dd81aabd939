/**
 * The beginning of a message that may be parsed: up to the limits of bytes, of lines, and of lines that look like the
 * beginning of a MIME part. The parser's time and memory grow with all three, and it cannot be stopped halfway.
 */
export declare function readablePart(bytes: Uint8Array): Uint8Array;
