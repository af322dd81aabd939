/**
 * The pictures that a page draws larger than their largest file, with the needed width.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../libs/content/src/pictures');
const read = async (name) => JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'));

/** Removes pictures from the list that are large enough now, with a tolerance of a tenth. */
export async function forgetShort() {
  const [short, manifest, cuts] = await Promise.all(['short', 'manifest', 'cuts'].map(read));
  const widths = (name) => manifest[name]?.widths ?? cuts[name.slice(0, -4)]?.[name.slice(-3)] ?? [];
  const left = Object.entries(short).filter(([name, needed]) => needed > Math.max(...widths(name)) * 1.1);
  await writeFile(path.join(folder, 'short.json'), `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`);
}
