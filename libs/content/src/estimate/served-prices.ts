/** In built pages, until whoever serves them says which prices estimates use. */
export const pricesPlaceholder = '{{prices}}';

/** Its value on a demo; a real site says `own`. */
export const samplePrices = 'sample';
