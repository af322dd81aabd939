/** `node tools/test/faults.mjs`: some minutes of faults against the whole system, on both kinds of queue. */
import { shortRuns } from '../faults/short-run.mjs';
import { main, say } from '../lib/workspace.mjs';
import { sum } from './counts.mjs';
import { forgetReport, writeReport } from './report.mjs';

const [project, target] = ['tools', 'faults'];

await main(async () => {
  forgetReport(project, target);
  const outcomes = await shortRuns(process.env);
  const counts = sum(outcomes.map((outcome) => outcome.counts));
  const output = outcomes.map((outcome) => outcome.output).join('\n');
  writeReport(project, target, counts, output);
  if (counts.failed > 0) say(output.trimEnd());
  return counts.failed > 0 ? 1 : 0;
});
