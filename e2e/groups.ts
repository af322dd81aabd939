import { readFileSync } from 'node:fs';
import { pages } from '@mainstage/content/pages/pages';

/** Where the build keeps a page as it must be for its tests to hold (tools/build/page-copies.mjs). */
const copies = '**/apps/web/pages/';

interface Target {
  inputs?: readonly (string | { dependentTasksOutputFiles?: string })[];
}

const { targets } = JSON.parse(readFileSync(new URL('project.json', import.meta.url), 'utf8')) as {
  targets: Record<string, Target>;
};

const pagesIn = ({ inputs = [] }: Target): string[] =>
  inputs.flatMap((input) => {
    const files = typeof input === 'string' ? undefined : input.dependentTasksOutputFiles;
    return files?.startsWith(copies) ? [files.slice(copies.length)] : [];
  });

/**
 * The groups of browser tests, a folder and a target of Nx each, with the pages that they open: a file, or a folder and all
 * below it. They are the target's inputs, so a group is played again when one of its pages has changed and not else.
 */
export const groups: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(targets)
    .filter(([target]) => target.startsWith('e2e-'))
    .map(([target, settings]) => [target.slice('e2e-'.length), pagesIn(settings)]),
);

const known = new Set(pages.map(({ path }) => path));

/** The built file that answers a path: its own, or the one that stands for all addresses without a page or for answers. */
function fileOf(path: string): string {
  if (path === '/') return 'index.html';
  if (path.startsWith('/api/')) return 'form-answer.html';
  return known.has(path) || /^\/(venues|webinar\/join)\//.test(path) ? `${path.slice(1)}.html` : '404.html';
}

const covers = (pattern: string, file: string) =>
  pattern.endsWith('**') ? file.startsWith(pattern.slice(0, -2)) : pattern === file;

/** Whether a group is played again when the page at this path changes. */
export const mayOpen = (group: string, path: string): boolean =>
  (groups.get(group) ?? []).some((pattern) => covers(pattern, fileOf(path)));

/** The group that looks after a page: the first that may open it. */
export const homeOf = (path: string): string | undefined => [...groups.keys()].find((group) => mayOpen(group, path));

/** What Playwright calls a group's tests by: those of its folder, and those of others that carry its name as a tag. */
export function playedBy(group: string): { grep: RegExp; grepInvert: RegExp } {
  const others = [...groups.keys()].filter((other) => other !== group).join('|');
  return { grep: new RegExp(`(^|\\s)${group}/|@${group}\\b`), grepInvert: new RegExp(`@(${others})\\b`) };
}
