import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * The Node.js options in the image of an app, so that benchmarks run as production does.
 * @param {'api' | 'worker'} app
 * @returns {string[]}
 */
export function imageOptions(app) {
  const dockerfile = readFileSync(join(root, 'tools/deploy/docker/Dockerfile'), 'utf8');
  const command = dockerfile
    .split('\n')
    .find((line) => line.startsWith('CMD') && line.includes(`dist/apps/${app}/main.js`));
  if (!command) throw new Error(`No image starts dist/apps/${app}/main.js`);
  return JSON.parse(command.slice('CMD '.length)).slice(1, -1);
}

/** The Node.js options with which the API starts the renderer of pages. @returns {string[]} */
export function rendererOptions() {
  const source = readFileSync(join(root, 'apps/api/src/site/renderer.ts'), 'utf8');
  return [...source.matchAll(/'(--max-[a-z-]+=\d+)'/g)].map(([, option]) => option);
}
