/** What is read of a message. Ordinary mail stays far below; whatever goes beyond is cut or left unparsed. */
export declare const limits: {
    /** Bytes of a message that are accepted and stored. */
    readonly message: number;
    /** MIME parts within parts. */
    readonly depth: 50;
    /** Lines that are parsed: those of 10 MB in Base64, with some to spare. */
    readonly lines: 145000;
    /** Of these, lines that may begin a part. */
    readonly boundaries: 1000;
    /** Bytes of all headers of all parts. */
    readonly headers: number;
    /** Characters of HTML that are converted to text. */
    readonly html: number;
    /** Characters of the text that is kept. */
    readonly text: 200000;
    /** Characters of the subject that is kept. */
    readonly subject: 1000;
    /** Names of attachments that are kept. */
    readonly attachmentNames: 50;
};
