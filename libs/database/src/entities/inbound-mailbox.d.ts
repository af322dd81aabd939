/** How far a mailbox was read. */
export declare class InboundMailbox {
    /** User, host and folder. */
    name: string;
    /** While the server keeps this number, a message keeps its UID. */
    uidValidity: string;
    /** All messages up to this UID are stored. */
    lastUid: string;
    /** When it was read for the first time: what lay there before is nobody's reply. */
    since: Date;
}
