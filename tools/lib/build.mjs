import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { binary, root, say, Trouble } from './workspace.mjs';

/** What the build makes and `npm start` runs. */
export const built = {
  migrate: join(root, 'dist/apps/api/migrate.js'),
  api: join(root, 'dist/apps/api/main.js'),
  worker: join(root, 'dist/apps/worker/main.js'),
  bookings: join(root, 'dist/apps/bookings/main.js'),
  site: join(root, 'dist/apps/web/client/index.html'),
  downloads: join(root, 'dist/apps/web/client/downloads'),
  gated: join(root, 'dist/libs/gated/content.json'),
};

const marker = join(root, 'dist', '.built-from');
const notSource = new Set(['node_modules', 'dist', '.react-router', 'test-results']);

function sources(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return notSource.has(entry.name) ? [] : sources(path);
      return /\.spec\.tsx?$/.test(entry.name) ? [] : [path];
    });
}

/** A fingerprint of everything the build reads: sources, settings of the workspace, versions. */
export function fingerprintOfSources() {
  const hash = createHash('sha256').update(process.version);
  for (const path of ['package-lock.json', 'nx.json', 'tsconfig.base.json', ...sources('apps'), ...sources('libs')])
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Whether the last build was made of the present sources. */
export function isBuilt(fingerprint = fingerprintOfSources()) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint;
}

/** The environment of Nx: no daemon left behind, no network, no terminal interface. */
export function nxEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env;
  return { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
}

/**
 * Builds what changed. Nx knows it too, but takes seconds to say so; the fingerprint takes a moment.
 * @throws Trouble with the compiler's own words
 */
export async function build() {
  const fingerprint = fingerprintOfSources();
  const complete = Object.values(built).every((path) => existsSync(path));
  if (complete && isBuilt(fingerprint)) return;

  say('Building what changed …');
  const { code, output } = await run(binary('nx'), ['run-many', '-t', 'build', '--outputStyle=static'], {
    env: nxEnvironment(),
    name: 'the build',
  });
  if (code !== 0) throw new Trouble(`The build failed:\n${output}`);
  const missing = Object.values(built).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Trouble(`The build made no ${missing.join(', ')}.`);
  writeFileSync(marker, fingerprint);
}
