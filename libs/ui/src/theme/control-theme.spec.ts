import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['apps/web/app', 'libs/ui/src'];

/** The components that use Material UI, by file. */
const users = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.spec.tsx'))
      .map((file) => ({ file: join(folder, file), text: readFileSync(join(folder, file), 'utf8') })),
  )
  .filter(({ text }) => / from '@mui\/material'/.test(text));

describe('components of Material UI', () => {
  it('stand in the site’s dress: in a frame of a field or a theme of their own', () => {
    expect(users.length).toBeGreaterThan(5);
    const bare = users.filter(({ text }) => !/<(ControlTheme|FieldFrame)\b/.test(text)).map(({ file }) => file);
    expect(bare).toEqual([]);
  });
});
