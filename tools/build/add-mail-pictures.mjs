import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The bundler empties the worker's folder first, so the pictures of mails are copied afterwards.
const dist = fileURLToPath(new URL('../../dist/apps', import.meta.url));
cpSync(`${dist}/documents/pictures/mails`, `${dist}/worker/pictures`, { recursive: true });
