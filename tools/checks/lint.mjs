/** ESLint with Nx's project graph at hand: without one the rule on module boundaries says nothing and lint proves nothing. */
import { run } from '../lib/command.mjs';
import { nxEnvironment } from '../lib/build.mjs';
import { binary, main, say } from '../lib/workspace.mjs';

/**
 * @param {string[]} paths what to lint
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function lint(paths, ...options) {
  const env = nxEnvironment();
  const graph = await run(binary('nx'), ['show', 'projects'], { env, name: 'nx' });
  if (graph.code !== 0) return graph;
  const result = await run(binary('eslint'), [...options, ...paths], { env, name: 'eslint' });
  return /rule will be skipped/i.test(result.output) ? { ...result, code: 1 } : result;
}

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    const paths = process.argv.slice(2);
    const { code, output } = await lint(paths.length > 0 ? paths : ['.'], '--max-warnings=0');
    say(output);
    return code;
  });
