/** Words by which lists of advertising and consent banners tell files that they keep from loading. */
const listed = /cookie|consent|banner|advert|sponsor|promo|track|analytic|social|share|popup|gdpr/gi;

/**
 * The name of a script's file, without those words: a page whose script is blocked is dead for whoever uses such a list. The hash
 * tells two files apart.
 */
export const plainName = ({ name }: { name: string }): string => `assets/${name.replace(listed, 'part')}-[hash].js`;
