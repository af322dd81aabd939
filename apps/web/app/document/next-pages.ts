/** Files, answers and links that act: nothing to be opened before somebody asks for it. */
const notAhead = ['/api/*', '/downloads/*', '/film/*', '/metrics', '/ops/*', '/pictures/*', '/webinar/join/*'];

/**
 * Which pages a browser may open ahead (Speculation Rules): those whose link is pointed at or pressed. Its scripts wait
 * until the page is shown (`first-screen.ts`), so a page that is never looked at has done nothing. A function, so that no browser
 * is sent it with the scripts.
 */
export const nextPages = () => ({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...notAhead.map((path) => ({ not: { href_matches: path } })),
          { not: { href_matches: '/*\\?*token=*' } },
          { not: { selector_matches: '[target], [download], [rel~=external]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
