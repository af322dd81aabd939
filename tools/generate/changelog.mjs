/**
 * `npm run changelog -- <version>`: writes the changes since the last release into CHANGELOG.md, from the subjects of
 * the conventional commits. With an existing version it replaces that section.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { main, root, say, Trouble } from '../lib/workspace.mjs';

/** Kinds of commits that operators and visitors notice. */
const kinds = { feat: 'New', fix: 'Mended', perf: 'Faster' };

/**
 * A release as Markdown, by kind and then by scope.
 * @param {string} version
 * @param {string} day of the release, as 2030-01-31
 * @param {string[]} subjects of its commits
 */
export function sectionOf(version, day, subjects) {
  const commits = subjects.flatMap((subject) => {
    const [, kind, scope = '', breaking, words] = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(subject) ?? [];
    return words && kinds[kind] ? [{ kind, scope, words: breaking ? `${words} (changes what there was)` : words }] : [];
  });
  const parts = Object.entries(kinds).flatMap(([kind, title]) => {
    const own = commits.filter((commit) => commit.kind === kind).sort((a, b) => a.scope.localeCompare(b.scope));
    const lines = own.map(({ scope, words }) => `- ${scope ? `**${scope}**: ` : ''}${words}`);
    return own.length > 0 ? [`### ${title}\n\n${[...new Set(lines)].join('\n')}\n`] : [];
  });
  return `## ${version} (${day})\n\n${parts.join('\n')}`;
}

/** The changelog with the release at its top, replacing an earlier section of the same version. */
export function withSection(changelog, version, section) {
  const [head = '', ...releases] = changelog.split(/^(?=## )/m);
  const others = releases.filter((release) => !release.startsWith(`## ${version} `));
  return [head.trim() || '# Changelog', section.trim(), ...others.map((release) => release.trim())].join('\n\n') + '\n';
}

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Trouble(output);
  return output.trim();
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    const [version = ''] = process.argv.slice(2);
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Trouble('Which version? npm run changelog -- 1.2.3');
    const tags = (await git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname')).split('\n');
    const before = tags.find((tag) => tag && tag !== `v${version}`);
    const subjects = await git('log', '--no-merges', '--format=%s', ...(before ? [`${before}..HEAD`] : []));
    const file = join(root, 'CHANGELOG.md');
    const section = sectionOf(version, new Date().toISOString().slice(0, 10), subjects.split('\n'));
    writeFileSync(file, withSection(existsSync(file) ? readFileSync(file, 'utf8') : '', version, section));
    say(`CHANGELOG.md holds ${version}, since ${before ?? 'the beginning'}.`);
    return 0;
  });
