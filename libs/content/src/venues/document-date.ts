/** Date of data sheets and brochures, changed together with the facts so that the same facts give the same file. */
export const documentDate = '2025-01-01T00:00:00Z';
