/** `node tools/generate/architecture.mjs`: draws the projects in docs/architecture.md from Nx's graph; a check compares the two. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nxEnvironment } from '../lib/build.mjs';
import { run } from '../lib/command.mjs';
import { binary, main, root, say, Trouble } from '../lib/workspace.mjs';

const file = join(root, 'docs/architecture.md');
const [begin, end] = ['<!-- projects: generated -->', '<!-- projects: end -->'];

async function usesOf() {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-graph-'));
  try {
    const json = join(folder, 'graph.json');
    const { code, output } = await run(binary('nx'), ['graph', `--file=${json}`], { env: nxEnvironment(), name: 'nx' });
    if (code !== 0) throw new Trouble(output);
    const { dependencies } = JSON.parse(readFileSync(json, 'utf8')).graph;
    const projects = Object.keys(dependencies).filter((name) => !['tools', 'testing', 'e2e'].includes(name));
    const targets = (name) => dependencies[name].map(({ target }) => target).filter((each) => projects.includes(each));
    return new Map(projects.sort().map((name) => [name, [...new Set(targets(name))].sort()]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether one project reaches another by a way of more than one step: then an arrow of its own says nothing new. */
function isReached(uses, from, to) {
  const seen = new Set();
  const walk = (name) =>
    uses.get(name).some((next) => next === to || (!seen.has(next) && seen.add(next) && walk(next)));
  return uses.get(from).some((next) => next !== to && walk(next));
}

async function drawing() {
  const uses = await usesOf();
  const arrows = [...uses].flatMap(([from, all]) =>
    all.filter((to) => !isReached(uses, from, to)).map((to) => `  ${from} --> ${to}`),
  );
  return [begin, '', '```mermaid', 'flowchart LR', ...arrows, '```', '', end].join('\n');
}

/** The page with the projects as they are now. */
export async function architecture() {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(begin);
  return before + (await drawing()) + rest.split(end)[1];
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    writeFileSync(file, await architecture());
    say('docs/architecture.md');
    return 0;
  });
