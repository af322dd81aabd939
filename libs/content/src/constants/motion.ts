/** Display time of each slide (rule slideshow.timing), in milliseconds. */
export const slideMs = { slideshow: 4000, testimonials: 5000, galleryHero: 5000 } as const;

/** A picture is loaded once a tenth of it is within this margin of the window (rule picture.lazy). */
export const lazyPicture = { visibleShare: 0.1, marginPx: 50 } as const;

/** Distance of a drag before a carousel moves (rule carousel.drag), in CSS pixels. */
export const carouselDragPx = 10;
