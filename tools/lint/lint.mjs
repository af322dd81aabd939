/**
 * Target `lint` of every project: ESLint without findings, including warnings. Runs all projects of a command in one
 * process, because ESLint takes longer to load with its rules than to lint most projects; each task keeps its own cache
 * entry.
 */
import { ESLint } from 'eslint';

/** One ESLint for several projects. @returns its output, and whether there are no findings */
async function linter(root) {
  const eslint = new ESLint({ cwd: root });
  const { format } = await eslint.loadFormatter('stylish');
  return async (files) => {
    const found = (await eslint.lintFiles(files)).filter((file) => file.errorCount + file.warningCount > 0);
    return { success: found.length === 0, terminalOutput: found.length > 0 ? await format(found) : '' };
  };
}

const filesOf = ({ files }, { root }) => files ?? [root];

/** `nx lint <project>` with `--batch=false`. */
export async function lintOne(options, context) {
  const lint = await linter(context.root);
  const { success, terminalOutput } = await lint(
    filesOf(options, context.projectsConfigurations.projects[context.projectName]),
  );
  process.stdout.write(terminalOutput);
  return { success };
}

/** All tasks of a run; yields each result as soon as it is known. */
export async function* lintBatch({ tasks }, options, _overrides, { root, projectsConfigurations }) {
  const lint = await linter(root);
  for (const { id, target } of Object.values(tasks)) {
    const startTime = Date.now();
    const result = await lint(filesOf(options[id], projectsConfigurations.projects[target.project]));
    yield { task: id, result: { ...result, startTime, endTime: Date.now() } };
  }
}
