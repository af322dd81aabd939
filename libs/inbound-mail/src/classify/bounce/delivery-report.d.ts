import type { InboundMessage } from '../../parse/inbound-message';
/** What a delivery status notification (RFC 3464) says of one recipient. */
export interface DeliveryReport {
    action: 'failed' | 'delayed' | 'done';
    /** Enhanced status code such as `5.1.1`; empty where the report has none. */
    status: string;
    /** What the server answered; empty where the report does not say. */
    diagnostic: string;
}
/** The reports of a message, worst first; empty where it carries none. */
export declare function deliveryReports({ parts }: InboundMessage): DeliveryReport[];
/** Groups of `Name: value` lines, as reports about mail consist of; names in lower case. */
export declare function fieldGroups(content: Uint8Array): Map<string, string>[];
