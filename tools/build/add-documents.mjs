import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The page builder empties its folder first: documents and shared pictures come in afterwards.
const dist = fileURLToPath(new URL('../../dist/apps', import.meta.url));
cpSync(join(dist, 'documents/site'), join(dist, 'web/client'), { recursive: true });
