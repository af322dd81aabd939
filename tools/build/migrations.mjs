import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A bundle cannot list a folder: replaces libs/database/src/migrations/all.ts by an import of each file beside it.
 * @returns {import('rolldown').Plugin}
 */
export const everyMigration = () => ({
  name: 'every-migration',
  load(id) {
    if (!id.endsWith('/libs/database/src/migrations/all.ts')) return null;
    const files = readdirSync(dirname(id)).filter((file) => /^\d+-.*\.ts$/.test(file));
    const imports = files.sort().map((file, index) => `import * as of${index} from './${file}';`);
    const all = files.map((_, index) => `...Object.values(of${index})`).join(', ');
    return { code: `${imports.join('\n')}\nexport const migrations = [${all}];\n`, moduleType: 'js' };
  },
});
