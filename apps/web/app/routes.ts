import { readFileSync } from 'node:fs';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import type { PageLine } from '@mainstage/content/pages/pages';
import { readRegistry } from '../build/registry';

const { pageLines } = await readRegistry();

const fileOf = (component: string) => `routes/${component}.tsx`;

/** Whether a page has data that is loaded on navigation. */
function loadsData({ component }: PageLine): boolean {
  const source = readFileSync(new URL(fileOf(component), import.meta.url), 'utf8');
  return / loader\b/.test(source) && !source.includes('clientLoader');
}

/** The routes of an entry: one for its pattern, else one for each of its pages. */
function routesOf({ component, pages, pattern }: PageLine) {
  const file = fileOf(component);
  const paths = pattern ? [pattern] : pages.map(({ path }) => path);
  return paths.map((path) => {
    if (path === '/') return index(file);
    const address = path.replace(/^\//, '');
    // Several routes of one file need different ids.
    return paths.length > 1 ? route(address, file, { id: address }) : route(address, file);
  });
}

const pageRoutes = (withData: boolean) => pageLines.filter((line) => loadsData(line) === withData).flatMap(routesOf);

export default [
  layout('shell/page-boundary.tsx', pageRoutes(false)),
  layout('shell/page-data.tsx', pageRoutes(true)),
  route('plans/:file', 'resources/plan-picture.tsx'),
  route('search-index.json', 'resources/search-index.ts'),
  route('sitemap.xml', 'resources/sitemap.ts'),
  route('robots.txt', 'resources/robots.ts'),
  route('site.webmanifest', 'resources/manifest.ts'),
] satisfies RouteConfig;
