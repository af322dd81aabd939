/**
 * `node tools/lib/complete-lock.mjs`: after a change of dependencies, adds to package-lock.json the optional packages of
 * other kinds of machine that the registry at hand did not list. Without them `npm ci` refuses the lock file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, say, Trouble } from './workspace.mjs';

const SYSTEMS = ['darwin', 'linux', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'aix', 'sunos', 'openharmony'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 'loong64', 's390x', 'wasm32', 'mips64el'];
const aliases = { windows: 'win32', wasi: 'wasm32', wasm: 'wasm32', armhf: 'arm', x32: 'ia32' };

/**
 * For which machines a package is made, by its name: `@swc/core-linux-arm64-musl` is for Linux on arm64 with musl.
 * @returns {{ os?: string[], cpu?: string[], libc?: string[] } | undefined} undefined where the name does not say
 */
export function machineOf(name) {
  const words = name.split(/[-/.]/).map((word) => aliases[word] ?? word);
  const os = words.findLast((word) => SYSTEMS.includes(word));
  const cpu = words.findLast((word) => PROCESSORS.includes(word));
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  if (!os && cpu !== 'wasm32') return undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && libc && { libc: [libc] }) };
}

/** The entry that a package finds under a name: in its own folder, else in one above. */
function foundBy(packages, path, name) {
  for (let folder = path; folder !== ''; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[`${folder}/node_modules/${name}`];
    if (found) return found;
  }
  return packages[`node_modules/${name}`];
}

/**
 * The optional packages of an exact version that a lock file lacks.
 * @returns {{ path: string, name: string, version: string, dev: boolean }[]} path: of the package that wants it
 */
export function missingFrom({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && foundBy(packages, path, name)?.version !== version)
      .map(([name, version]) => ({ path, name, version, dev: Boolean(dev) })),
  );
}

/**
 * Families of packages that come once for each kind of machine. A registry that keeps them for one kind alone knows no
 * checksum of the others, and `npm ci` refuses a lock file that leaves them out.
 */
const madePerMachine = [
  '@msgpackr-extract/',
  '@oxc-parser/binding-',
  '@rolldown/binding-',
  '@rollup/rollup-',
  '@swc/core-',
  '@unrs/resolver-binding-',
];

/**
 * The packages of a lock file that nothing holds to their content, but for those of other kinds of machine above.
 * @returns {string[]} their places
 */
export function uncheckedIn({ packages }) {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path.includes('node_modules/') && !integrity && !link)
    .filter(([path, { optional, os, cpu }]) => {
      const name = path.split('node_modules/').at(-1);
      return !(optional && (os || cpu) && madePerMachine.some((family) => name.startsWith(family)));
    })
    .map(([path]) => path);
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    const file = join(root, 'package-lock.json');
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    const missing = missingFrom(lock);
    for (const { path, name, version, dev } of missing) {
      const machine = machineOf(name);
      if (!machine) throw new Trouble(`For which machines is ${name} ${version}? Its name does not say.`);
      const entry = { version, ...(dev && { dev }), optional: true, ...machine };
      // Two versions side by side: the second lies with the package that wants it.
      const place = lock.packages[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`;
      lock.packages[place] = entry;
    }
    const [first, ...rest] = Object.entries(lock.packages);
    lock.packages = Object.fromEntries([first, ...rest.sort(([a], [b]) => a.localeCompare(b, 'en'))]);
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
    say(`${missing.length} packages of other machines added.`);
    return 0;
  });
