import { pageLines, pages } from '@mainstage/content/pages/pages';
import { withoutAddress } from '@mainstage/content/site/stand-ins';

/** Pages of one pattern differ by their facts alone: of the floor plans, a single stage's and the whole house's. */
const samples = ['/venues/skyline-stage/floor-plan', '/venues/skyline-liberty-horizon-triple/floor-plan'];

/** Every page with an address of its own, those behind a gate as everyone sees them; each is opened by the tests here. */
export const paths = [
  ...pageLines
    .filter(({ pattern }) => pattern === undefined)
    .flatMap((line) => line.pages.map(({ path }) => path))
    .filter((path) => !withoutAddress.includes(path)),
  ...samples,
];

/** The language of a page's words; of an address without a page, that of the page that says so. */
export const languageOf = (path: string): string => pages.find((page) => page.path === path)?.lang ?? 'en';
