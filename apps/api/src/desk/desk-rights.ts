import { SetMetadata } from '@nestjs/common';

export const DESK_RIGHT = 'desk-right';

/** `lead`: only they. `own`: everybody, also who only reads, since it concerns nothing but themselves. */
export type NeededRight = 'lead' | 'own';

/** Which right a call needs, where it is not the usual one: GET for everybody, all else for whoever does not only read. */
export const DeskRights = (right: NeededRight) => SetMetadata(DESK_RIGHT, right);
