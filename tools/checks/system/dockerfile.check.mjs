import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../lib/command.mjs';
import { binary, root, Trouble } from '../../lib/workspace.mjs';

export const name = 'the Dockerfile has no faults and makes images that run without root';

const FILE = 'tools/deploy/docker/Dockerfile';

/** The stages of a Dockerfile: name, base image, and lines. */
function stagesOf(text) {
  return text
    .split(/^(?=FROM )/m)
    .map((part) => ({ ...part.match(/^FROM (?<image>\S+) AS (?<stage>\S+)/)?.groups, part }))
    .filter(({ stage }) => stage);
}

export async function check() {
  const { code, output } = await run(binary('dockerfilelint'), [FILE]);
  if (code !== 0 || !/Issues: None/.test(output)) throw new Trouble(output);

  const stages = stagesOf(readFileSync(join(root, FILE), 'utf8'));
  const faults = [];
  for (const app of ['api', 'worker', 'web']) {
    const stage = stages.find((candidate) => candidate.stage === app);
    if (!stage) faults.push(`no stage ${app}`);
    else {
      const unprivileged = /^USER (?!root)/m.test(stage.part) || stage.image.includes('unprivileged');
      if (!unprivileged) faults.push(`${app} runs as root`);
      if (!/^HEALTHCHECK /m.test(stage.part)) faults.push(`${app} has no health check`);
    }
  }
  for (const { stage, image } of stages)
    // Followed by a digest if a release is pinned (docs/runbook.md).
    if (stage !== 'web' && !/^node:24-slim(@sha256:|$)/.test(image))
      faults.push(`${stage} is made from ${image}, not from node:24-slim`);
  if (faults.length > 0) throw new Trouble(`${FILE}: ${faults.join('; ')}`);
}
