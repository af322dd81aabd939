import { jest } from '@jest/globals';
import { runProgram } from './run-program';

/** Runs a program and returns its exit code and what it wrote about what went wrong. */
async function refused(...args: string[]): Promise<{ code: number; output: string }> {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    const code = await runProgram(args);
    return { code, output: write.mock.calls.map(([text]) => String(text)).join('') };
  } finally {
    write.mockRestore();
  }
}

describe('invalid arguments', () => {
  const id = '01976a3e-7c55-7000-8000-000000000000';
  it.each([
    ['burn', [], 'Unknown command "burn"; commands: mails, privacy'],
    ['', [], 'Give a command: mails'],
    ['desk-access', ['end-sessions'], 'Give an email address.'],
    ['desk-access', ['end-sessions', '--all', 'lena@venue.example'], 'Give an address or --all, not both.'],
    ['desk-access', ['forget-passkeys', '--all'], 'Passkeys are deleted for one member at a time.'],
    ['desk-access', ['forget', 'lena@venue.example'], 'Unknown command "forget"; commands: end-sessions'],
    ['desk-access', ['end-sessions', 'lena@venue'], '"lena@venue" is not an email address.'],
    ['privacy', ['erase', 'nobody'], '"nobody" is not an email address.'],
    ['privacy', ['erase', 'ada@example.com', '--yse'], `Unknown option '--yse'.`],
    ['privacy', ['erase', 'ada@example.com', 'bob@example.com'], '"bob@example.com" is one argument too many.'],
    ['mails', ['burn'], 'Unknown command "burn"; commands: list, retry'],
    ['mails', ['retry'], 'Give the ids of mails, or --all.'],
    ['mails', ['retry', 'x'], '"x" is not the id of a mail.'],
    ['mails', ['list', '--state', 'lost'], '"lost" is not a state: attention'],
    ['mails', ['list', '--lead', 'ada'], '"ada" is not a reference'],
    ['mails', ['list', '--unknown'], `Unknown option '--unknown'.`],
    ['retention', ['--dryrun'], `Unknown option '--dryrun'.`],
    ['desk', ['dmeo'], 'Unknown command "dmeo"; commands: demo, clear-demo.'],
    ['bookings', ['cancle', id], 'Unknown command "cancle"; commands: list, '],
    ['bookings', ['cancel'], 'Give the id of the booking'],
    ['bookings', ['cancel', 'zzzz'], `"zzzz" is not the beginning of a booking's id.`],
    ['bookings', ['cancel', id, '--force'], `Unknown option '--force'.`],
    ['bookings', ['add', 'arnea', '2030-05-01', 'evening', '--client', 'Ada'], '"arnea" is not a venue: '],
    ['bookings', ['add', 'arena', '2030-02-30', 'evening', '--client', 'Ada'], '"2030-02-30" is not a day'],
    ['bookings', ['add', 'arena', '2030-05-01', 'night', '--client', 'Ada'], '"night" is not a part of the day: '],
    ['bookings', ['add', 'arena', '2030-05-01', 'evening', '--client', 'A', '--email', 'a@b'], '"a@b" is not an email'],
    ['bookings', ['option', id, '--until', 'soon'], '"soon" is not a day'],
    ['bookings', ['release', id, '--tell-client', '--no-mail'], 'Give --tell-client or --no-mail, not both.'],
    ['bookings', ['list', '--from', '2030-05-02', '--to', '2030-05-01'], '2030-05-01 is before 2030-05-02.'],
    ['bookings', ['feed', '9'], 'Give the floor'],
  ])('of %s %j are named, then comes the usage', async (command, args, words) => {
    const { code, output } = await refused(command, ...args);
    expect([code, output.slice(0, words.length)]).toEqual([1, words]);
    if (command && command !== 'burn') expect(output).toMatch(/\n\n.+/);
  });
});
