import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@mainstage/content/pages/pages';
import { minimatch } from 'minimatch';

/** Pages as files that change only if their tests could (tools/build/page-copies.mjs). */
const copies = '**/apps/web/pages/';
/** The sales desk is a separate application, one file for all of its addresses. */
const desk = { files: '**/apps/desk/**', page: 'desk/index.html' };

interface Target {
  inputs?: readonly (string | { dependentTasksOutputFiles?: string })[];
}

const { targets } = JSON.parse(readFileSync(new URL('project.json', import.meta.url), 'utf8')) as {
  targets: Record<string, Target>;
};

const pagesIn = ({ inputs = [] }: Target): string[] =>
  inputs.flatMap((input) => {
    const files = typeof input === 'string' ? undefined : input.dependentTasksOutputFiles;
    if (files === desk.files) return [desk.page];
    return files?.startsWith(copies) ? [files.slice(copies.length)] : [];
  });

/**
 * The groups of browser tests, each with a folder and an Nx target, with the pages that they open: globs in Nx's
 * syntax. They are the target's inputs, so a group runs again only if one of its pages has changed.
 */
export const groups: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(targets)
    .filter(([target]) => target.startsWith('e2e-'))
    .map(([target, settings]) => [target.slice('e2e-'.length), pagesIn(settings)]),
);

const known = new Set(pages.map(({ path }) => path));

/** The stored copy of a path's page: its own, or that of unknown paths. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  if (/^\/desk(\/|$)/.test(path)) return desk.page;
  return known.has(path) || /^\/(venues|webinar\/join)\//.test(path) ? `${path.slice(1)}.html` : '404.html';
}

/** Whether a group runs again when the page at this path changes; the API's own answers are not pages of the build. */
export const mayOpen = (group: string, path: string): boolean =>
  path.startsWith('/api/') || (groups.get(group) ?? []).some((pattern) => minimatch(fileOf(path), pattern));

/** The group responsible for a page: the first that may open it. */
export const groupOf = (path: string): string | undefined => [...groups.keys()].find((group) => mayOpen(group, path));

const folder = import.meta.dirname;

/** The files that may contain a group's tests: those of its folder, and others with its name as a tag. */
const filesOf = (group: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.spec.ts') &&
      (file.startsWith(`${group}/`) || readFileSync(join(folder, file), 'utf8').includes(`'@${group}'`)),
  );

/** Playwright's selection for a group: the tests of its folder, and those of others with its name as a tag. */
export function playedBy(group: string): { testMatch: string[]; grep: RegExp; grepInvert: RegExp } {
  const others = [...groups.keys()].filter((other) => other !== group).join('|');
  return {
    testMatch: filesOf(group).map((file) => `**/${file}`),
    grep: new RegExp(`(^|\\s)${group}/|@${group}\\b`),
    grepInvert: new RegExp(`@(${others})\\b`),
  };
}
