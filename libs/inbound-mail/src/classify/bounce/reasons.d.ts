/** Why a mail was not delivered. */
export type BounceReason = 'address-unknown' | 'host-unknown' | 'mailbox-disabled' | 'mailbox-full' | 'policy' | 'too-large' | 'temporary' | 'other';
/** The reason that a text gives, in the order of the table. */
export declare function reasonOfText(text: string): BounceReason | undefined;
/** The reason that a status code gives; nothing for one that says no more than that it failed. */
export declare const reasonOfStatus: (status: string) => BounceReason | undefined;
