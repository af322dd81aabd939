import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxFiles } from './site/nginx-files';

const [root, folder] = process.argv.slice(2);
if (!root || !folder) throw new Error('Usage: nginx-files.js <folder of the built site> <folder to write to>');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(nginxFiles(root))) writeFileSync(join(folder, name), text);
