import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { readRegistry } from '../build/registry';

const { pageLines } = await readRegistry();

/** A line's routes: one for its pattern, else one for each of its pages. */
const pageRoutes = pageLines.flatMap(({ component, pages, pattern }) => {
  const file = `routes/${component}.tsx`;
  const paths = pattern ? [pattern] : pages.map(({ path }) => path);
  return paths.map((path) => {
    if (path === '/') return index(file);
    const address = path.replace(/^\//, '');
    // Several routes of one file need names of their own.
    return paths.length > 1 ? route(address, file, { id: address }) : route(address, file);
  });
});

export default [
  layout('shell/page-boundary.tsx', pageRoutes),
  route('plans/:file', 'resources/plan-picture.tsx'),
  route('search-index.json', 'resources/search-index.ts'),
  route('sitemap.xml', 'resources/sitemap.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('site.webmanifest', 'resources/manifest.ts'),
] satisfies RouteConfig;
