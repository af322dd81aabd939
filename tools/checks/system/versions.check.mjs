import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingFrom, uncheckedIn } from '../../lib/lock-file.mjs';
import { root, Trouble } from '../../lib/workspace.mjs';

export const name =
  'versions are exact, one for all of Nx, and the lock file holds them for every kind of machine, by checksum';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const isNx = (packageName) => packageName === 'nx' || packageName.startsWith('@nx/');

export function check() {
  const { dependencies, devDependencies, overrides } = read('package.json');
  const lock = read('package-lock.json');
  // An alias is written `npm:<its own name>@<version>`.
  const named = Object.entries({ ...dependencies, ...devDependencies, ...overrides }).map(([packageName, version]) => [
    packageName,
    version.replace(/^npm:.+@/, ''),
  ]);
  const faults = named
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([packageName, version]) => `${packageName} ${version} is not exact`);

  const installed = Object.entries(lock.packages).map(([path, { version }]) => [
    path.split('node_modules/').at(-1),
    version,
  ]);
  const versions = new Set(
    [...named, ...installed].filter(([packageName]) => isNx(packageName)).map(([, version]) => version),
  );
  if (versions.size !== 1) faults.push(`Nx comes in ${versions.size} versions: ${[...versions].join(', ')}`);

  // A transitive package may be installed in its dependents' folders.
  const lockedAs = (packageName) =>
    lock.packages[`node_modules/${packageName}`]?.version ?? installed.find(([each]) => each === packageName)?.[1];
  for (const [packageName, version] of named)
    if (lockedAs(packageName) !== version)
      faults.push(`the lock file holds another ${packageName} than ${version}: npm install`);
  // Telemetry packages must not be installed under their own name.
  for (const [path, { name: real }] of Object.entries(lock.packages))
    if (/node_modules\/@(opentelemetry|scarf)\//.test(path) && real !== 'empty-npm-package')
      faults.push(`${path} is telemetry: let an override of package.json put an empty package in its place`);
  const planted = {
    'node_modules/planted': { version: '1.0.0', optionalDependencies: { 'planted-darwin': '1.0.0' } },
    'node_modules/checked': { version: '1.0.0', integrity: 'sha512-' },
  };
  if (uncheckedIn({ packages: planted }).length !== 1 || missingFrom({ packages: planted }).length !== 1)
    throw new Trouble('A planted package without a checksum, or one that is left out, was not found.');
  for (const each of missingFrom(lock))
    faults.push(`the lock file lacks ${each}: choose a version that the registry has for every kind of machine`);
  for (const path of uncheckedIn(lock)) faults.push(`the lock file has no checksum of ${path}`);
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
