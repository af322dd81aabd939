import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The site's build empties its folder first, so documents and share pictures are copied afterwards.
const dist = fileURLToPath(new URL('../../dist/apps', import.meta.url));
for (const part of ['venues', 'pictures'])
  cpSync(join(dist, 'documents', part, 'site'), join(dist, 'web/client'), { recursive: true });

// Prerendering writes a second `.data` file for each resource, which nothing requests.
const files = readdirSync(join(dist, 'web/client'), { recursive: true });
for (const file of files.filter((name) => /\.\w+\.data$/.test(name))) rmSync(join(dist, 'web/client', file));
