/** What the HTML of a stranger may do where it is shown: be read. Scripts, forms, frames, styles and pictures from elsewhere are refused twice. */
export declare const messageDocumentPolicy: string;
/** A page for a frame of its own. @param html from {@link safeHtml} */
export declare const messageDocument: (html: string) => string;
