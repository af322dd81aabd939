import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PageContent } from '@mainstage/content/site/page-content';
import { pageLines, pages } from '@mainstage/content/pages/pages';

const filesOf = (folder: string, ending: string) =>
  readdirSync(folder).filter((file) => file.endsWith(ending) && !file.endsWith(`.spec${ending}`));
const contentFolders = ['libs/content/src/pages', 'libs/content/src/shared-pages'];

/** Every page that a file of the content exports: alone, in a list or by name. */
async function writtenPages(): Promise<PageContent[]> {
  const files = contentFolders.flatMap((folder) => filesOf(folder, '.ts').map((file) => resolve(folder, file)));
  const modules = (await Promise.all(files.map((file) => import(file)))) as object[];
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const isPage = (value: unknown): value is PageContent =>
    isObject(value) && ['path', 'lang', 'head', 'copy'].every((key) => key in value);
  const exported: unknown[] = modules.flatMap((module) => Object.values(module));
  const within = (value: unknown): unknown[] => (isObject(value) && !isPage(value) ? Object.values(value) : [value]);
  return exported.flatMap(within).filter(isPage);
}

describe('the list of pages', () => {
  it('holds every page that is written in the content, and no other', async () => {
    const written = new Set((await writtenPages()).map(({ path }) => path));
    expect([...written].sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  it('has a line for each component, and a component for each line', () => {
    const components = filesOf('apps/web/app/routes', '.tsx').map((file) => file.replace('.tsx', ''));
    expect(pageLines.map(({ component }) => component).sort()).toEqual(components.sort());
  });

  it('shows every page at an address that its line answers', () => {
    for (const { pattern, pages: shown } of pageLines) {
      if (pattern === undefined || pattern === '*') continue;
      const address = new RegExp(`^${pattern.replace(/\/:\w+\?$/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
      for (const { path } of shown) expect(path).toMatch(address);
    }
  });
});
