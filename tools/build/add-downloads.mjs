import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The page builder empties its folder first: the documents come in afterwards.
const dist = fileURLToPath(new URL('../../dist/apps', import.meta.url));
cpSync(join(dist, 'documents/downloads'), join(dist, 'web/client/downloads'), { recursive: true });
