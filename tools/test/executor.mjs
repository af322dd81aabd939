/**
 * Target `test` of every project: its unit specs. Runs those of all projects of a command in one Jest, because a start
 * takes longer than the specs of most projects; each task keeps its own report and cache entry.
 */
import { endOfRun, partOf, runJest } from './jest-run.mjs';
import { forgetReport } from './report.mjs';

const target = 'test';

/** @param {string[]} projects their folders */
async function test(projects, withPages) {
  for (const project of projects) forgetReport(project, target);
  const ran = await runJest({ target, folders: projects, withPages });
  return projects.map((project) => endOfRun(project, target, partOf(ran, project)) === 0);
}

/** `nx test <project>` with `--batch=false`. */
export async function testOne({ withPages }, { projectsConfigurations, projectName }) {
  const [success] = await test([projectsConfigurations.projects[projectName].root], withPages);
  return { success };
}

/** All tasks of a run: one Jest for specs that may read the texts of pages, one for the others. */
export async function* testBatch({ tasks }, options, _overrides, { projectsConfigurations }) {
  for (const withPages of [false, true]) {
    const ours = Object.values(tasks).filter(({ id }) => Boolean(options[id].withPages) === withPages);
    if (ours.length === 0) continue;
    const startTime = Date.now();
    const passed = await test(
      ours.map((task) => projectsConfigurations.projects[task.target.project].root),
      withPages,
    );
    const endTime = Date.now();
    for (const [index, { id }] of ours.entries())
      yield { task: id, result: { success: passed[index], terminalOutput: '', startTime, endTime } };
  }
}
