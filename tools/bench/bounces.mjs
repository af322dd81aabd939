/**
 * Compares our verdicts on bounces with Sisimai's on a folder of messages, and prints the table of agreement.
 *
 *   node tools/bench/bounces.mjs <folder> [--differences]
 *
 * Needs Perl with Sisimai (Debian: libsisimai-perl). The folder is a checkout of the public corpus set-of-emails, or any
 * other with one message a file.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { load } from '../lib/bundle.mjs';
import { Trouble } from '../lib/workspace.mjs';

const program = `
use Sisimai; use JSON::PP; my $json = JSON::PP->new->utf8;
while (my $file = <STDIN>) {
  chomp $file;
  my $found = eval { Sisimai->can('rise') ? Sisimai->rise($file) : Sisimai->make($file) } || [];
  print $json->encode([$file, [map { { reason => $_->reason, soft => $_->can('hardbounce') ? 1 - $_->hardbounce : $_->softbounce } } @$found]]), "\\n";
}`;

/** Reasons of Sisimai that are no failure of a delivery. */
const noFailure = ['feedback', 'vacation', 'delivered'];
const least = { agreement: 94 };

async function sisimaiVerdicts(files) {
  const perl = spawn('perl', ['-e', program], { stdio: ['pipe', 'pipe', 'ignore'] });
  perl.stdin.end(files.join('\n'));
  let output = '';
  for await (const chunk of perl.stdout) output += chunk;
  return new Map(
    output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  );
}

/** What Sisimai says of each recipient; `none` where it sees no failure. */
function sisimaiSays(found = []) {
  const failures = found.filter(({ reason }) => !noFailure.includes(reason));
  if (failures.length === 0) return ['none'];
  return failures.map(({ soft }) => (Number(soft) === 1 ? 'soft' : 'hard'));
}

/** A notice of a full mailbox that is filed as no bounce because it once stopped Sisimai. */
const misfiled = /rb-issue-368-bug\.eml$/;

/** Whether a message is certainly none: filed as such, a holiday notice or a complaint. What Sisimai cannot read is open. */
const isNoBounce = (file, found = []) =>
  (/[\\/]not[\\/][^\\/]+$/.test(file) && !misfiled.test(file)) ||
  found.some(({ reason }) => noFailure.includes(reason));

const folder = process.argv[2];
if (!folder) throw new Trouble('Give the folder that holds the messages.');
/** A message that the folder has again with other line ends counts once; Sisimai reads no lone carriage returns. */
const contents = new Set();
const files = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, name))
  .filter((name) => name.endsWith('.eml'))
  .sort()
  .filter((file) => {
    const content = readFileSync(file, 'latin1').replace(/\r\n?/g, '\n');
    return contents.size !== contents.add(content).size;
  });
const theirs = await sisimaiVerdicts(files);
const { parseMessage } = await load('libs/inbound-mail/src/parse/parse-message.ts');
const { classify } = await load('libs/inbound-mail/src/classify/classify.ts');

/** Messages without a Return-Path were saved without their envelope; a bounce comes to its address without a sender. */
function asDelivered(raw) {
  const text = raw.toString('latin1');
  const head = text.slice(0, /(\r\n\r\n|\n\n|\r\r)/.exec(text)?.index ?? text.length);
  return /^return-path:/im.test(head) ? raw : Buffer.concat([Buffer.from('Return-Path: <>\n'), raw]);
}

const table = {};
const differences = [];
const falseBounces = [];
const unrecognised = [];
for (const file of files) {
  const message = await parseMessage(asDelivered(readFileSync(file)));
  const result = classify(message, true);
  const ours = result.kind !== 'bounce' ? 'none' : result.bounce.verdict === 'hard' ? 'hard' : 'soft';
  // We send to one recipient at a time: of a notice about several, one verdict counts.
  const verdicts = sisimaiSays(theirs.get(file));
  const verdict = verdicts.includes(ours) ? ours : verdicts[0];
  table[verdict] ??= { hard: 0, soft: 0, none: 0 };
  table[verdict][ours] += 1;
  if (verdict === 'none' && ours !== 'none')
    (isNoBounce(file, theirs.get(file)) ? falseBounces : unrecognised).push(relative(folder, file));
  else if (ours !== verdict)
    differences.push(
      `${relative(folder, file)}: Sisimai ${verdict} (${theirs.get(file)?.[0]?.reason ?? 'nothing'}), we ${ours} (${result.bounce ? `${result.bounce.reason} ${result.bounce.status}` : result.kind})`,
    );
}

console.log('Rows: Sisimai. Columns: Mainstage.');
console.table(table);
const judged = ['hard', 'soft'].map((verdict) => table[verdict] ?? { hard: 0, soft: 0, none: 0 });
const all = judged.reduce((sum, row) => sum + row.hard + row.soft + row.none, 0);
const same = (table.hard?.hard ?? 0) + (table.soft?.soft ?? 0);
const agreement = (100 * same) / all;
console.log(`Agreement on hard and soft: ${same} of ${all}, ${agreement.toFixed(1)} % (at least ${least.agreement} %)`);
console.log(`False bounces among vacation notices, complaints and the folder "not": ${falseBounces.length}`);
console.log(`Bounces that Sisimai does not recognise and we do: ${unrecognised.length}`);
if (process.argv.includes('--differences')) console.log([...falseBounces, ...unrecognised, ...differences].join('\n'));
if (agreement < least.agreement || falseBounces.length > 0) process.exitCode = 1;
