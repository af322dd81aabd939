import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Trouble } from '../lib/workspace.mjs';
import { builtOrigin, builtPages, site } from './built-site.mjs';

/** Size that networks show uncropped, and the file size that they accept. */
const [width, height, mostBytes] = [1200, 630, 120_000];

export const name = `every page is shared with a JPEG of ${width}x${height} that lies in the build`;

const tagsOf = (html) =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)"/g)].map(
      ([, tag, content]) => [tag, content],
    ),
  );

async function faultsOf(path, html) {
  const tags = tagsOf(html);
  const image = tags['og:image'] ?? '';
  const [, address] = new RegExp(`^${builtOrigin}(/[\\w/-]+\\.jpg)$`).exec(image) ?? [];
  if (!address) return [`${path} names “${image}”, which is no address of ours`];
  const file = join(site, address);
  if (!existsSync(file)) return [`${path}: ${address} is not in the build`];
  const found = await sharp(file).metadata();
  return [
    [found.format === 'jpeg' && found.width === width && found.height === height, 'has another size'],
    [statSync(file).size <= mostBytes, 'is too heavy'],
    [tags['twitter:image'] === image, 'differs from what twitter:image names'],
    [
      tags['og:image:width'] === String(width) && tags['og:image:height'] === String(height),
      'is said to be of another size',
    ],
    [tags['og:image:type'] === 'image/jpeg', 'is said to be no JPEG'],
  ].flatMap(([holds, fault]) => (holds ? [] : [`${path}: ${address} ${fault}`]));
}

export async function check() {
  const faults = (await Promise.all(builtPages().map(([path, html]) => faultsOf(path, html)))).flat();
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
