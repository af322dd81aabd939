/** As of when data sheets and brochures speak: moved on when the facts change, so that the same facts print the same file. */
export const documentDate = '2025-01-01T00:00:00Z';
