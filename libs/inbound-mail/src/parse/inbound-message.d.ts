/** A part of a message other than its text: an attachment, a delivery report, a calendar. */
export interface MessagePart {
    /** In lower case, such as `message/delivery-status`. */
    mimeType: string;
    filename?: string;
    /** What a calendar part wants, in upper case: `REPLY`. */
    method?: string;
    content: Uint8Array;
}
/** A message as far as it could be read; every text is free of NUL and other control characters. */
export interface InboundMessage {
    /** False where the message could not be parsed; then only the fields that a raw look finds are set. */
    parsed: boolean;
    /** With angle brackets, as the header has it. */
    messageId?: string;
    inReplyTo?: string;
    subject: string;
    /** The address of From, in lower case. Anyone may have written it. */
    from?: string;
    /** When it was sent, where the header holds a date that exists. */
    sentAt?: Date;
    /** Values by header name in lower case, in the order of the message. */
    headers: ReadonlyMap<string, readonly string[]>;
    /** The whole text, quoted history included; of HTML where there is no plain text. */
    text: string;
    parts: readonly MessagePart[];
}
/** The first value of a header; empty where there is none. */
export declare const headerOf: ({ headers }: InboundMessage, name: string) => string;
