/** Words in file names that lists of advertising and consent banners block. */
const listed = /cookie|consent|banner|advert|sponsor|promo|track|analytic|social|share|popup|gdpr/gi;

/**
 * The name of a script's file, without those words: a page whose script is blocked does not work for users of such a
 * list. The hash keeps names unique.
 */
export const plainName = ({ name }: { name: string }): string => `assets/${name.replace(listed, 'part')}-[hash].js`;
