import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { binary, root, Trouble } from './workspace.mjs';

/** Output of the build that `npm start` runs. */
export const built = {
  migrate: join(root, 'dist/apps/api/migrate.js'),
  api: join(root, 'dist/apps/api/main.js'),
  worker: join(root, 'dist/apps/worker/main.js'),
  cli: join(root, 'dist/apps/cli/main.js'),
  site: join(root, 'dist/apps/web/client/index.html'),
  desk: join(root, 'dist/apps/desk/index.html'),
  downloads: join(root, 'dist/apps/web/client/downloads'),
  gated: join(root, 'dist/libs/protected-content/content.json'),
};

/** The environment of Nx: no daemon, no network, no terminal interface, no colours. */
export function nxEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env;
  return { ...environment, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
}

/**
 * Builds changed projects, by Nx's cache.
 * @param {string[]} projects only these; all of them when empty
 * @throws Trouble with the compiler's output
 */
export async function build(...projects) {
  const only = projects.length > 0 ? ['-p', projects.join()] : [];
  const { code, output } = await run(binary('nx'), ['run-many', '-t', 'build', ...only, '--outputStyle=static'], {
    env: nxEnvironment(),
    name: 'the build',
  });
  if (code !== 0) throw new Trouble(`The build failed:\n${output}`);
  if (projects.length > 0) return;
  const missing = Object.values(built).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Trouble(`The build made no ${missing.join(', ')}.`);
}

/** Modification time of the newest file below a folder, in ms since the epoch. */
function newestIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(0, ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}

/** Builds the command-line program unless its build is newer than all sources; Nx takes longer to find out. */
export async function buildCliIfOlder() {
  const sources = ['apps/cli', 'libs', 'tools/build'].map((folder) => join(root, folder));
  const builtAt = existsSync(built.cli) ? statSync(built.cli).mtimeMs : 0;
  if (sources.some((folder) => newestIn(folder) > builtAt)) await build('cli');
}
