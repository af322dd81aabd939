import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// The bundler empties the worker's folder first: the pictures that its mails carry come in afterwards.
const dist = fileURLToPath(new URL('../../dist/apps', import.meta.url));
cpSync(`${dist}/documents/pictures/mails`, `${dist}/worker/pictures`, { recursive: true });
