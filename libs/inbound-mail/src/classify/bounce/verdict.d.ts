import type { DeliveryReport } from './delivery-report';
import { type BounceReason } from './reasons';
/**
 * What a bounce means for later mails: `hard` for an address that does not exist, `mailbox-full` and `policy` for what may
 * change, `soft` for whatever else failed this time, `delayed` for a mail that is still being tried.
 */
export type BounceVerdict = 'hard' | 'soft' | 'mailbox-full' | 'policy' | 'delayed';
/** Who has to act: whoever gave the address, we as senders, or their mail system. */
export type BounceFault = 'address' | 'sender' | 'system';
export interface Bounce {
    verdict: BounceVerdict;
    reason: BounceReason;
    fault: BounceFault;
    /** Enhanced status code; empty where none was given. */
    status: string;
}
/** @param text what the notice says in words, for where report and diagnostic do not tell */
export declare function verdictOf({ action, status, diagnostic }: DeliveryReport, text: string): Bounce;
