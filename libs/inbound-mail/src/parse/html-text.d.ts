/** The text of HTML: nothing of it is rendered, and nothing that it refers to is loaded. Empty where it cannot be read. */
export declare function htmlText(html: string): string;
