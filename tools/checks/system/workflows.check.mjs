import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { load } from '../../lib/bundle.mjs';
import { root, Trouble } from '../../lib/workspace.mjs';

export const name =
  'workflows are what the forge’s own parser takes, with pinned actions, few rights and targets that there are';

const folder = '.github/workflows';

/** Faults that the parser accepts. */
function faultsOf(file, { permissions, jobs }) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const targets = new Set(['format', 'lint', 'typecheck', 'test', 'build']);
  const faults = [];
  if (JSON.stringify(permissions) !== '{"contents":"read"}') faults.push('may do more than read');
  for (const [job, { steps, permissions: own, 'timeout-minutes': timeout }] of Object.entries(jobs)) {
    if (own) faults.push(`${job} has rights of its own`);
    if (!timeout) faults.push(`${job} may run for ever`);
    for (const { uses = '', run = '', with: options } of steps) {
      if (uses && !/@[\da-f]{40}$/.test(uses)) faults.push(`${uses} is not pinned by its hash`);
      if (uses.startsWith('actions/checkout@') && options?.['persist-credentials'] !== false)
        faults.push(`${job} leaves its token to every later step`);
      // Untrusted input must not become part of a command.
      if (/\$\{\{/.test(run)) faults.push(`${job} puts an expression into a command: ${run}`);
      for (const [, script] of run.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
        if (!scripts[script]) faults.push(`there is no script ${script}`);
      for (const [, list] of run.matchAll(/-t ((?:\w+ )+)/g))
        for (const target of list.trim().split(' '))
          if (!targets.has(target)) faults.push(`there is no target ${target}`);
    }
  }
  return faults.map((fault) => `${file}: ${fault}`);
}

export async function check() {
  const { NoOperationTraceWriter, parseWorkflow } = await load('tools/checks/workflow-parser.ts');
  const errorsIn = (file, content) => {
    const { context } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
    return context.errors.getErrors().map(({ message }) => message);
  };
  if (errorsIn('planted.yml', 'on: push\njobs:\n  a:\n    runs-on: x\n    stepps: []\n').length === 0)
    throw new Trouble('A planted fault was not found.');
  const faults = readdirSync(join(root, folder)).flatMap((file) => {
    const content = readFileSync(join(root, folder, file), 'utf8');
    const errors = errorsIn(file, content).map((message) => `${file}: ${message}`);
    return errors.length > 0 ? errors : faultsOf(file, parse(content));
  });
  if (faults.length > 0) throw new Trouble(faults.join('\n'));
}
