/** Number of pictures behind the Photos tile of a venue (rule venues.photos). */
export const venuePhotoCount = 16;
