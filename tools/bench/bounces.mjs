/**
 * `npm run proof:bounces -- <folder>`: compares our verdicts on bounces with Sisimai's. The folder is a checkout of
 * github.com/sisimai/set-of-emails, or any other with one message a file. Needs Perl with Sisimai (Debian:
 * libsisimai-perl).
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from '../lib/bundle.mjs';
import { main, Trouble } from '../lib/workspace.mjs';

const program = `
use Sisimai; use JSON::PP; my $json = JSON::PP->new->utf8;
for my $file (@ARGV) {
  my $found = eval { Sisimai->can('rise') ? Sisimai->rise($file) : Sisimai->make($file) } || [];
  print $json->encode([$file, [map { [$_->reason, $_->can('hardbounce') ? 1 - $_->hardbounce : $_->softbounce] } @$found]]), "\\n";
}`;
/** Reasons of Sisimai that are no failed delivery. */
const noFailure = ['feedback', 'vacation', 'delivered'];
/** A notice of a full mailbox that the corpus files among messages that are no bounces. */
const misfiled = /rb-issue-368-bug\.eml$/;

/** Messages without a Return-Path were saved without their envelope; a bounce arrives without a sender. */
function asDelivered(raw) {
  const head = raw.toString('latin1').split(/\r\n\r\n|\n\n|\r\r/)[0];
  return /^return-path:/im.test(head) ? raw : Buffer.concat([Buffer.from('Return-Path: <>\n'), raw]);
}

await main(async () => {
  const folder = process.argv[2];
  if (!folder) throw new Trouble('Give the folder with the messages.');
  // A message that the folder repeats with other line ends counts once; Sisimai reads no lone carriage returns.
  const messages = new Map();
  for (const name of readdirSync(folder, { recursive: true }).sort().reverse())
    if (name.endsWith('.eml'))
      messages.set(readFileSync(join(folder, name), 'latin1').replace(/\r\n?/g, '\n'), join(folder, name));
  const files = [...messages.values()];
  const options = { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] };
  const output = execFileSync('perl', ['-e', program, ...files], options);
  const theirs = new Map(
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
  const { parseMessage } = await load('libs/inbound-mail/src/parse/parse-message.ts');
  const { classify } = await load('libs/inbound-mail/src/classify/classify.ts');

  const counts = { same: 0, judged: 0, false: 0 };
  for (const file of files) {
    const result = classify(await parseMessage(asDelivered(readFileSync(file))), true);
    const ours = result.kind !== 'bounce' ? 'none' : result.bounce.verdict === 'hard' ? 'hard' : 'soft';
    const found = theirs.get(file) ?? [];
    const failures = found.filter(([reason]) => !noFailure.includes(reason));
    // We send to one recipient at a time: of a report about several, one verdict counts.
    const verdicts = failures.map(([, soft]) => (Number(soft) === 1 ? 'soft' : 'hard'));
    const isNone = (/[\\/]not[\\/]/.test(file) && !misfiled.test(file)) || found.length > failures.length;
    if (verdicts.length > 0) {
      counts.judged += 1;
      if (verdicts.includes(ours)) counts.same += 1;
    } else if (ours !== 'none' && isNone) {
      counts.false += 1;
      console.log(`False bounce: ${relative(folder, file)}`);
    }
  }
  const agreement = (100 * counts.same) / counts.judged;
  console.log(
    `Agreement: ${counts.same} of ${counts.judged}, ${agreement.toFixed(1)} %; false bounces: ${counts.false}`,
  );
  return agreement >= 94 && counts.false === 0 ? 0 : 1;
});
