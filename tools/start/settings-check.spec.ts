// Rules: settings.checked
import { execFileSync } from 'node:child_process';

/** In a process of its own: the check imports its bundle from memory, where no package can be imported. */
function faultsOf(environment: Record<string, string>): string[] {
  const code = `import { settingFaults } from './tools/start/settings-check.mjs';
    process.stdout.write(JSON.stringify(await settingFaults(${JSON.stringify(environment)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  ) as string[];
}

describe('settingFaults', () => {
  it('accepts the demo and names every bad setting of all parts', () => {
    const database = { DATABASE_URL: 'postgres://localhost/mainstage' };
    expect(faultsOf(database)).toEqual([]);
    const faults = faultsOf({ ...database, PRICE_LIST: '/nowhere.json', TERMS: '/nowhere', WORKER_PORT: 'x' });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['PRICE_LIST', 'TERMS', 'WORKER_PORT']);
  });
});
