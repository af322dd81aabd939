import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@mainstage/content/pages/pages';
import { minimatch } from 'minimatch';

/** Where the build keeps a page as it must be for its tests to hold (tools/build/page-copies.mjs). */
const copies = '**/apps/web/pages/';
/** The sales desk is an application of its own, one file for all of its addresses. */
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
 * The groups of browser tests, a folder and a target of Nx each, with the pages that they open: globs, as Nx reads
 * them. They are the target's inputs, so a group is played again when one of its pages has changed and not else.
 */
export const groups: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(targets)
    .filter(([target]) => target.startsWith('e2e-'))
    .map(([target, settings]) => [target.slice('e2e-'.length), pagesIn(settings)]),
);

const known = new Set(pages.map(({ path }) => path));

/** The kept copy of a path's page: its own, or that of unknown addresses. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  if (/^\/desk(\/|$)/.test(path)) return desk.page;
  return known.has(path) || /^\/(venues|webinar\/join)\//.test(path) ? `${path.slice(1)}.html` : '404.html';
}

/** Whether a group is played again when the page at this path changes; what the API answers itself is no page of the build. */
export const mayOpen = (group: string, path: string): boolean =>
  path.startsWith('/api/') ||
  (groups.get(group) ?? []).some((pattern) => minimatch(fileOf(path), pattern));

/** The group that looks after a page: the first that may open it. */
export const groupOf = (path: string): string | undefined => [...groups.keys()].find((group) => mayOpen(group, path));

const folder = import.meta.dirname;

/** The files whose tests may be a group's: those of its folder, and others that say its name as a tag, written out. */
const filesOf = (group: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.spec.ts') &&
      (file.startsWith(`${group}/`) || readFileSync(join(folder, file), 'utf8').includes(`'@${group}'`)),
  );

/** What Playwright reads and plays of a group: the tests of its folder, and those of others that carry its name as a tag. */
export function playedBy(group: string): { testMatch: string[]; grep: RegExp; grepInvert: RegExp } {
  const others = [...groups.keys()].filter((other) => other !== group).join('|');
  return {
    testMatch: filesOf(group).map((file) => `**/${file}`),
    grep: new RegExp(`(^|\\s)${group}/|@${group}\\b`),
    grepInvert: new RegExp(`@(${others})\\b`),
  };
}
