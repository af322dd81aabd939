import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { root, say, Trouble } from './workspace.mjs';

const lockFile = join(root, 'package-lock.json');
const marker = join(root, 'node_modules', '.mainstage-lock');
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/**
 * Does what npm says it installed answer the lock file? True also after `npm install` by hand.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, peer?: boolean }> }} lock
 * @param {{ packages?: Record<string, { version?: string }> }} installed npm's own list in node_modules
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, expected]) => {
    if (path === '') return true;
    const found = installed.packages?.[path];
    // An optional package may be meant for another kind of machine.
    return found ? found.version === expected.version : Boolean(expected.optional);
  });
}

function npm() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

async function install() {
  const [program, ...args] = npm();
  // The build needs the development tools whatever NODE_ENV says.
  const options = ['--include=dev', '--no-audit', '--no-fund'];
  const strict = await run(program, [...args, 'ci', ...options], { name: 'npm ci' });
  if (strict.code === 0 || !/code EUSAGE/.test(strict.output)) return strict;
  // A registry that keeps packages of one kind of machine only makes lock files that lack the others, which npm ci refuses.
  // npm install keeps to the lock file all the same, and finds the rest by the versions their owners name.
  say('npm ci finds the lock file incomplete: npm install keeps to what it holds …');
  return run(program, [...args, 'install', '--no-save', ...options], { name: 'npm install' });
}

/** Installs the dependencies when they are missing or the lock file changed. @throws Trouble with npm's own words */
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
