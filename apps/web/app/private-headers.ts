/** Headers of a page behind a personal link: it is not stored, and its address is not sent as a referrer
 * (rule links.personal). */
export const ofOneReader = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;
