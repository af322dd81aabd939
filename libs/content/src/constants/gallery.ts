/** How many pictures the Photos tile of a venue opens (spec 9). */
export const venuePhotoCount = 16;
