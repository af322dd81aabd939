/**
 * What a person wrote in reply, without quoted history and signature where those can be recognised.
 * @param text the whole text
 * @returns the whole text again where nothing would be left, as with answers between the quoted lines
 */
export declare function visibleText(text: string): string;
