import { SetMetadata } from '@nestjs/common';

export const DESK_RIGHT = 'desk-right';
export const CONFIRMED = 'desk-confirmed';
export const WITHOUT_PASSKEY = 'desk-without-passkey';

/** `lead`: only they. `own`: everybody, also who only reads, since it concerns nothing but themselves. */
export type NeededRight = 'lead' | 'own';

/** Which right a call needs, where it is not the usual one: GET for everybody, all else for whoever does not only read. */
export const DeskRights = (right: NeededRight) => SetMetadata(DESK_RIGHT, right);

/** A sensitive call: whoever makes it must have shown who they are within the last minutes. */
export const Confirmed = () => SetMetadata(CONFIRMED, true);

/** What a member may do before a passkey was shown although DESK_REQUIRE_PASSKEY wants one: add one, show it, leave. */
export const WithoutPasskey = () => SetMetadata(WITHOUT_PASSKEY, true);
