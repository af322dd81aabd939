import { nxEnvironment } from '../lib/build.mjs';
import { run } from '../lib/command.mjs';
import { binary, Trouble } from '../lib/workspace.mjs';

export const name = 'the references between projects are those of their imports';

export async function check() {
  const { code, output } = await run(binary('nx'), ['sync:check'], { env: nxEnvironment(), name: 'nx sync:check' });
  if (code !== 0) throw new Trouble(`${output}\nRun npx nx sync.`);
}
