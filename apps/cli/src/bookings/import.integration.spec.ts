import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CalendarUnderTest, inDays, startCalendar } from '@mainstage/bookings/testing/calendar-under-test';
import { jest } from '@jest/globals';
import type { CommandContext } from './command';
import { importing } from './import';

let calendar: CalendarUnderTest;
let folder: string;
beforeAll(async () => {
  calendar = await startCalendar();
  folder = mkdtempSync(join(tmpdir(), 'mainstage-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await calendar.stop();
});

/** Runs a command and gives its exit code and what it printed. */
async function run(command: string, ...rest: string[]): Promise<{ code: number; lines: string[] }> {
  const printed: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  try {
    const surroundings = { context: calendar, by: 'test' } as unknown as CommandContext;
    const code = await importing[command]!.prepare(rest)(surroundings);
    return { code, lines: printed.join('').trimEnd().split('\n') };
  } finally {
    write.mockRestore();
  }
}

function fileOf(name: string, ...lines: string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\r\n'));
  return file;
}

describe('the import command', () => {
  const head = 'Raum;Datum;Von;Bis;Status;Kunde';
  const day = inDays(40);

  it('shows a table of what would be taken, takes it, and takes it back by its id', async () => {
    const file = fileOf(
      'a.csv',
      head,
      `Arena;${day};9:00;12:00;fest;Weber`,
      `Arena;${day};10:00;11:00;fest;Late`,
      `Keller;${day};9:00;12:00;;X`,
    );
    const foreseen = await run('import', file, '--dry-run');
    expect(foreseen.lines[0]).toMatch(/^ENTRY +DAY +HOURS +VENUE +STATE +CLIENT +RESULT$/);
    expect(foreseen.lines[1]).toMatch(/^line 2 .* 09:00-12:00 +arena +definite +Weber +new$/);
    expect(foreseen.lines.slice(2)).toEqual([
      expect.stringMatching(/Late +rejected: Weber is there/),
      expect.stringMatching(/^line 4 +rejected: Keller is no venue/),
      '3 entries: 1 would be imported, 0 imported before, 2 rejected. Nothing was changed.',
    ]);

    const taken = await run('import', file);
    expect([taken.code, taken.lines.at(-2)]).toEqual([1, '3 entries: 1 imported, 0 imported before, 2 rejected']);
    const id = /undo-import (\w{8})$/.exec(taken.lines.at(-1)!)![1]!;
    expect((await run('imports')).lines).toEqual([
      expect.stringMatching(new RegExp(`^${id}  .*  1 booking, live: 1$`)),
    ]);
    expect(await run('undo-import', id)).toEqual({ code: 0, lines: ['1 booking ended, 0 left'] });
    expect((await run('import', file)).lines.at(-2)).toBe('3 entries: 1 imported, 0 imported before, 2 rejected');
  });

  it('ends with 1 and one reason where no row is taken', async () => {
    const file = fileOf(
      'b.csv',
      head,
      ...Array.from({ length: 9 }, (_, index) => `Arena;${inDays(-9 - index)};9:00;12:00;;X`),
    );
    expect(await run('import', file)).toEqual({
      code: 1,
      lines: [
        'rejected: line 2: That time is over.',
        'rejected for the same reason: 8 more, the last line 10',
        '9 entries: 0 imported, 0 imported before, 9 rejected',
      ],
    });
  });

  it('ends with 0 where everything is there already', async () => {
    const file = fileOf('c.csv', head, `Vista Stage;${day};9:00;12:00;;Weber`);
    expect((await run('import', file)).code).toBe(0);
    expect(await run('import', file)).toEqual({
      code: 0,
      lines: ['1 entry: 0 imported, 1 imported before, 0 rejected'],
    });
  });

  it('says why a file cannot be read, and which import it does not know', async () => {
    await expect(run('import')).rejects.toThrow(/Give a file/);
    await expect(run('import', join(folder, 'none.ics'))).rejects.toThrow(/none\.ics cannot be read/);
    await expect(run('import', fileOf('d.csv', head))).rejects.toThrow('There is no entry in the file.');
    await expect(run('undo-import', 'ffff')).rejects.toThrow(/No import, or more than one/);
  });
});
