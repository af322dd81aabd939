import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserStorageItems } from '@mainstage/content/cookies/browser-storage';

const app = join(process.cwd(), 'apps/web/app');

/** All storage keys in the code. */
const used = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
  .flatMap((file) => [...readFileSync(join(app, file), 'utf8').matchAll(/['"`](mainstage\.[\w.-]*)/g)])
  .map(([, name]) => name ?? '');

describe('the cookie policy', () => {
  it('names everything that the code stores in a browser, and nothing else', () => {
    const named: string[] = browserStorageItems.map(({ name }) => name);
    expect(
      used.filter((name) => !named.some((known) => name === known || (known.endsWith('.') && name.startsWith(known)))),
    ).toEqual([]);
    expect(named.filter((name) => !used.includes(name))).toEqual([]);
  });
});
