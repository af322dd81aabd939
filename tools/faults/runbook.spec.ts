import { readFileSync } from 'node:fs';
import { commandsOf, faultOf, wayToPlay } from './runbook.mjs';
import { runs } from './short-run.mjs';

const commands = commandsOf(readFileSync('docs/runbook.md', 'utf8')).map(({ command }) => command);
const versions = { curl: 8, psql: 18, pg_dump: 18, createdb: 18, pg_restore: 18, 'redis-cli': 7, npm: 10, df: 9 };
const everything = { redis: true, versions, server: 18 };

describe('the commands of the runbook', () => {
  it('the commands of the runbook are found in its blocks and in its sentences, each once', () => {
    const text =
      '## One\n```sh\ncurl -s a; df -h\ndocker ps && curl -s b\n```\nThen `npm run mails -- retry <id>`.\n## Two\n```sh\ndf -h\n```\n';
    expect(commandsOf(text)).toEqual([
      { heading: 'One', command: 'curl -s a' },
      { heading: 'One', command: 'df -h' },
      { heading: 'One', command: 'docker ps' },
      { heading: 'One', command: 'curl -s b' },
      { heading: 'One', command: 'npm run mails -- retry <id>' },
    ]);
    expect(commands.length).toBeGreaterThan(35);
  });

  it('the commands of the runbook are played by npm test where there is a Redis, which some of them need', () => {
    expect(runs.find(({ backend }) => backend === 'redis')?.more).toContain('--runbook');
  });

  it('the commands of the runbook that are not played need what no run of bare processes has', () => {
    const reasons = commands.flatMap((command) => {
      const player = wayToPlay(command, everything);
      return 'not' in player ? [[player.not, command] as const] : [];
    });
    const others = reasons.filter(([reason]) => reason !== 'needs Docker').map(([reason]) => reason);
    expect(new Set(others)).toEqual(
      new Set([
        'names the addresses, which are those of this run',
        'needs another machine',
        'its files are copied and restored by --backup',
        'is a run of its own',
        'refuses while a worker runs; restored-backup.integration.spec.ts plays it',
      ]),
    );
    for (const [reason, command] of reasons) if (reason === 'needs Docker') expect(command).toMatch(/^docker /);
  });

  it('the commands of the runbook ask the log of the run where they would ask Docker for it', () => {
    expect(wayToPlay(`docker compose logs --since 20m api worker | grep -E 'a|b' | tail -20`, everything)).toEqual({
      play: `cat "$LOGS/api.log" "$LOGS/worker.log" | grep -E 'a|b' | tail -20`,
      mayFindNothing: true,
    });
  });

  it('the commands of the runbook are left with a reason where a program is missing or too old', () => {
    const old = { ...everything, versions: { ...versions, pg_dump: 15 } };
    expect(wayToPlay('pg_dump --file=a "$DATABASE_URL"', old)).toEqual({
      not: 'wants the programs of PostgreSQL 18, and here are those of 15',
    });
    expect(wayToPlay('psqlx "$DATABASE_URL"', everything)).toEqual({ not: 'psqlx is not installed here' });
    expect(wayToPlay('redis-cli ping', { ...everything, redis: false })).toEqual({
      not: 'there is no Redis in this run',
    });
  });

  it.each([
    [{ command: 'curl -s "$API/x"', code: 7, output: '' }, 'ended with 7'],
    [{ command: 'cat a | grep b', code: 2, output: 'bad pattern', mayFindNothing: true }, 'ended with 2: bad pattern'],
    [{ command: 'cat a | grep b', code: 1, output: '', mayFindNothing: true }, undefined],
    [{ command: 'curl -s "$WORKER/health/ready"', code: 0, output: '{"status":"down"}' }, 'answered'],
    [{ command: 'curl -s "$WORKER/health/ready"', code: 0, output: '{"status":"up"}' }, undefined],
    [{ command: `curl -w '%{http_code}' "$API/health/live"`, code: 0, output: '503' }, 'answered 503'],
    [{ command: 'redis-cli -u "$REDIS_URL" ping', code: 0, output: 'LOADING' }, 'answered LOADING'],
  ])('the commands of the runbook are judged by their end and their answer: %j', (answer, fault) => {
    if (fault) expect(faultOf(answer)).toContain(fault);
    else expect(faultOf(answer)).toBeUndefined();
  });
});
