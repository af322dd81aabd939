/** Headers of a page behind a link that is a person's own: nobody stores it, and its address is told to no other page. */
export const ofOneReader = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const;
