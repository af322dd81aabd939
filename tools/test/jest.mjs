/**
 * `node tools/test/jest.mjs <target> <folder of a project>`: its specs, counted in dist/reports.
 *
 *   --at-once=4           files; two unless said, for there are two cores; more where tests wait for processes and servers
 *   --only=, --except=    one of its folders, where a project's specs are several targets
 *   --with-pages          specs may read the words of pages; else they are refused (tools/test/resolver.cjs)
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '../lib/workspace.mjs';
import { endOfRun, runJest } from './jest-run.mjs';
import { forgetReport } from './report.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'at-once': { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    except: { type: 'string' },
    'with-pages': { type: 'boolean', default: false },
  },
});

await main(async () => {
  const [target, project] = positionals;
  forgetReport(project, target);
  const ran = await runJest({
    target,
    folders: [join(project, options.only)],
    except: options.except && join(project, options.except),
    atOnce: options['at-once'],
    withPages: options['with-pages'],
  });
  return endOfRun(project, target, ran);
});
