/** Text with line feeds only, without control characters and lone surrogates, of at most so many characters. */
export declare function cleanText(text: string, maxLength: number): string;
/** The same for one line: line breaks and tabs become blanks. */
export declare const cleanLine: (text: string, maxLength: number) => string;
