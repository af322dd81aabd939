/** Degrees above the horizon at which a sign's foot stands: as low as the handle of a door. */
export const signPitch = -8;
