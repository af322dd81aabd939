import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { root, say, Trouble } from './workspace.mjs';

const lockFile = join(root, 'package-lock.json');
const marker = join(root, 'node_modules', '.mainstage-lock');
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Whether npm's installed packages match the lock file, also after `npm install` by hand.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, peer?: boolean }> }} lock
 * @param {{ packages?: Record<string, { version?: string }> }} installed npm's own list in node_modules
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, expected]) => {
    if (path === '') return true;
    const found = installed.packages?.[path];
    // An optional package may be for another platform.
    return found ? found.version === expected.version : Boolean(expected.optional);
  });
}

function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

async function install() {
  const [program, ...args] = npm();
  // The build needs the development tools whatever NODE_ENV is.
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  const strict = await run(program, [...args, 'ci', ...options], { name: 'npm ci' });
  if (strict.code === 0 || !/code EUSAGE/.test(strict.output)) return strict;
  // A registry with packages of one platform only produces lock files without the others, which npm ci refuses. npm
  // install keeps to the lock file nevertheless, and resolves the rest by the versions of their dependents.
  say('npm ci finds the lock file incomplete: npm install keeps to what it holds …');
  return run(program, [...args, 'install', '--no-save', ...options], { name: 'npm install' });
}

/** Installs the dependencies if they are missing or the lock file changed. @throws Trouble with npm's output */
export async function installDependencies() {
  const lock = readFileSync(lockFile, 'utf8');
  const fingerprint = createHash('sha256').update(lock).digest('hex');
  if (read(marker) === fingerprint) return;

  const installed = read(join(root, 'node_modules', '.package-lock.json'));
  if (!installed || !isInstalled(JSON.parse(lock), JSON.parse(installed))) {
    say(installed ? 'The lock file changed: installing dependencies …' : 'Installing dependencies …');
    const { code, output } = await install();
    if (code !== 0) throw new Trouble(`The dependencies could not be installed (exit code ${code}):\n${output}`);
  }
  writeFileSync(marker, fingerprint);
}
