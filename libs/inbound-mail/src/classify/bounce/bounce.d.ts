import type { InboundMessage } from '../../parse/inbound-message';
import { type Bounce } from './verdict';
/** What a message says of a mail that was not delivered; undefined where it is no bounce. */
export declare function bounceOf(message: InboundMessage): Bounce | undefined;
