/** Degrees above the horizon of a sign's foot: the height of a door handle. */
export const signPitch = -8;
