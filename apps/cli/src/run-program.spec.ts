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
    ['burn', [], 'There is no command "burn": mails, privacy'],
    ['', [], 'Name a command: mails'],
    ['desk-access', ['end-sessions'], 'Give an email address.'],
    ['desk-access', ['end-sessions', '--all', 'lena@venue.example'], 'Give an address or --all, not both.'],
    ['desk-access', ['forget-passkeys', '--all'], 'Passkeys are forgotten of one member at a time.'],
    ['desk-access', ['forget', 'lena@venue.example'], 'There is no command "forget": end-sessions'],
    ['desk-access', ['end-sessions', 'lena@venue'], '"lena@venue" is no email address.'],
    ['privacy', ['erase', 'nobody'], '"nobody" is no email address.'],
    ['privacy', ['erase', 'ada@example.com', '--yse'], `Unknown option '--yse'.`],
    ['privacy', ['erase', 'ada@example.com', 'bob@example.com'], '"bob@example.com" is one word too many.'],
    ['mails', ['burn'], 'There is no command "burn": list, retry'],
    ['mails', ['retry'], 'Say which mails: their ids, or --all.'],
    ['mails', ['retry', 'x'], '"x" is no id of a mail.'],
    ['mails', ['list', '--state', 'lost'], '"lost" is no state: attention'],
    ['mails', ['list', '--lead', 'ada'], '"ada" is no reference'],
    ['mails', ['list', '--unknown'], `Unknown option '--unknown'.`],
    ['retention', ['--dryrun'], `Unknown option '--dryrun'.`],
    ['desk', ['dmeo'], 'There is no command "dmeo": demo, clear-demo.'],
    ['bookings', ['cancle', id], 'There is no command "cancle": list, '],
    ['bookings', ['cancel'], 'Say which booking'],
    ['bookings', ['cancel', 'zzzz'], `"zzzz" is not the beginning of a booking's id.`],
    ['bookings', ['cancel', id, '--force'], `Unknown option '--force'.`],
    ['bookings', ['add', 'arnea', '2030-05-01', 'evening', '--client', 'Ada'], '"arnea" is no venue: '],
    ['bookings', ['add', 'arena', '2030-02-30', 'evening', '--client', 'Ada'], '"2030-02-30" is no day'],
    ['bookings', ['add', 'arena', '2030-05-01', 'night', '--client', 'Ada'], '"night" is none of '],
    ['bookings', ['add', 'arena', '2030-05-01', 'evening', '--client', 'A', '--email', 'a@b'], '"a@b" is no email'],
    ['bookings', ['option', id, '--until', 'soon'], '"soon" is no day'],
    ['bookings', ['release', id, '--tell-client', '--no-mail'], 'Give --tell-client or --no-mail, not both.'],
    ['bookings', ['list', '--from', '2030-05-02', '--to', '2030-05-01'], '2030-05-01 is before 2030-05-02.'],
    ['bookings', ['feed', '9'], 'Say which floor'],
  ])('of %s %j are named, then comes the usage', async (command, args, words) => {
    const { code, output } = await refused(command, ...args);
    expect([code, output.slice(0, words.length)]).toEqual([1, words]);
    if (command && command !== 'burn') expect(output).toMatch(/\n\n.+/);
  });
});
