/** Base32 (RFC 4648) in lower case and without padding: letters and digits that every mail system keeps. */
export declare function toBase32(bytes: Uint8Array): string;
/**
 * Reads Base32 in any letter case.
 * @returns undefined for a character outside the alphabet, or where other text would give the same bytes
 */
export declare function fromBase32(text: string): Buffer | undefined;
