import { SetMetadata } from '@nestjs/common';

export const DESK_RIGHT = 'desk-right';
export const CONFIRMED = 'desk-confirmed';
export const WITHOUT_PASSKEY = 'desk-without-passkey';

/** `lead`: team leads only. `own`: every member, even with read access, since it concerns only their own data. */
export type NeededRight = 'lead' | 'own';

/**
 * The right that a call needs, if it is not the default: GET for every member, other methods for members who may write.
 */
export const DeskRights = (right: NeededRight) => SetMetadata(DESK_RIGHT, right);

/** A sensitive call, which requires re-authentication within the last minutes. */
export const Confirmed = () => SetMetadata(CONFIRMED, true);

/** Allowed before a passkey was used although DESK_REQUIRE_PASSKEY requires one: adding one, using it, signing out. */
export const WithoutPasskey = () => SetMetadata(WITHOUT_PASSKEY, true);
