import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Trouble } from './workspace.mjs';

const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);

/**
 * @param {string} version like `v20.19.1`
 * @param {string} least like `>=20.19`
 */
export function isAtLeast(version, least) {
  const [required, given] = [numbers(least), numbers(version)];
  for (let index = 0; index < required.length; index += 1)
    if ((given[index] ?? 0) !== required[index]) return (given[index] ?? 0) > required[index];
  return true;
}

/** @throws Trouble if this Node.js is older than package.json requires */
export function checkNodeVersion(version = process.version) {
  const least = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (!isAtLeast(version, least)) throw new Trouble(`Mainstage needs Node.js ${least}; this is ${version}.`);
}
