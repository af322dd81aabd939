import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The page builder empties its folder first: documents and shared pictures come in afterwards.
const dist = fileURLToPath(new URL('../../dist/apps', import.meta.url));
for (const part of ['venues', 'pictures'])
  cpSync(join(dist, 'documents', part, 'site'), join(dist, 'web/client'), { recursive: true });

// Prerendering leaves a second file beside each resource, for its own navigation: nobody asks for it here.
const files = readdirSync(join(dist, 'web/client'), { recursive: true });
for (const file of files.filter((name) => /\.\w+\.data$/.test(name))) rmSync(join(dist, 'web/client', file));
