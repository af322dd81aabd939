/** How many pictures the Photos tile of a venue opens (rule venues.photos). */
export const venuePhotoCount = 16;
