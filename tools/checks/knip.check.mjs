import { run } from '../lib/command.mjs';
import { binary, Trouble } from '../lib/workspace.mjs';

export const name =
  'no file, export or package is left over, every imported package is listed, and no imports form a circle';

export async function check() {
  const { code, output } = await run(binary('knip'), ['--no-progress', '--config', 'tools/checks/knip.jsonc'], {
    name: 'knip',
  });
  if (code !== 0) throw new Trouble(output);
}
