import { importCycles, sourceFiles } from '../lint/import-cycles.mjs';
import { Trouble } from '../lib/workspace.mjs';

export const name = 'no files import each other in a circle, types included, in any project';

/** Planted cycles that must be found. */
const planted = {
  'libs/mail/src/planted-one.ts': `import type { Two } from './planted-two';\nexport type One = Two[];\n`,
  'libs/mail/src/planted-two.ts': `export type { One } from '@mainstage/mail/planted-three';\nexport type Two = string;\n`,
  'libs/mail/src/planted-three.ts': `export type One = import('./planted-one').One;\n`,
};

const listed = (cycles) => cycles.map((files) => `- ${files.join('\n  ')}`).join('\n');

export async function check() {
  const files = await sourceFiles();
  const cycles = importCycles(files);
  if (cycles.length > 0)
    throw new Trouble(
      `Move what these files share into a file of its own that imports none of them:\n${listed(cycles)}`,
    );

  const found = importCycles(new Map([...files, ...Object.entries(planted)]));
  if (found.length !== 1 || found[0].join() !== Object.keys(planted).sort().join())
    throw new Trouble(`The planted circle was not found as it is:\n${listed(found)}`);
}
