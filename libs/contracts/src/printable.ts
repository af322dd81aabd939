// A lone surrogate is half a character: PostgreSQL's jsonb and UTF-8 encoders refuse it.
const loneSurrogate = /\p{Surrogate}/u;
// Refused on one line: every control character and the two Unicode line separators.
const notPrintableInLine = /[\p{Cc}\u2028\u2029]/u;
// In a block, tab, line feed and carriage return are text.
const notPrintableInBlock = /[^\P{Cc}\t\n\r]/u;

export const isPrintableLine = (text: string): boolean => !loneSurrogate.test(text) && !notPrintableInLine.test(text);

export const isPrintableBlock = (text: string): boolean => !loneSurrogate.test(text) && !notPrintableInBlock.test(text);
