/** Degrees above the horizon of a sign's foot: as low as the handle of a door. */
export const signPitch = -8;
