/**
 * What an address is for: `reply` is the visitor's Reply-To and `copy` the sales team's, both for a lead; `bounce` is the
 * envelope sender of one mail.
 */
export declare const inboundPurposes: readonly ['reply', 'bounce', 'copy'];
export type InboundPurpose = (typeof inboundPurposes)[number];
export interface InboundSubject {
    purpose: InboundPurpose;
    /** Id of the lead; of the mail where the purpose is `bounce`. */
    id: string;
}
export declare const tokenLength: number;
/**
 * Makes and reads the tokens in addresses such as `leads+<token>@example.com`. A token holds the encrypted id and a MAC, so
 * it needs no storage, reveals nothing and costs no lookup to refuse. The same subject has the same token for ever.
 */
export declare class InboundTokens {
    private readonly encryptionKey;
    private readonly macKey;
    /** @param secret APP_SECRET */
    constructor(secret: string);
    /** @returns 42 letters and digits in lower case, which fit the local part of an address */
    sign({ purpose, id }: InboundSubject): string;
    /** @returns undefined for a token that is forged, damaged or signed with another secret */
    read(token: string): InboundSubject | undefined;
    private mac;
}
