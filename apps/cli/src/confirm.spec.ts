import { PassThrough } from 'node:stream';
import { confirmed } from './confirm';

/** A terminal at which somebody types this. */
function terminal(typed: string | null, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  input.end(typed === null ? undefined : `${typed}\n`);
  return { terminal: { input, output }, shown: () => String(output.read() ?? '') };
}

const question = { text: 'Cancel it?', yes: false, withoutTerminal: 'refuse' } as const;

describe('confirmed', () => {
  it.each([
    ['y', true],
    ['Yes', true],
    ['n', false],
    ['', false],
    ['yesterday', false],
    [null, false],
  ])('reads %j as %j', async (typed, agreed) => {
    const { terminal: at, shown } = terminal(typed);
    expect(await confirmed(question, at)).toBe(agreed);
    expect(shown()).toContain('Cancel it? [y/N]');
  });

  it('does not ask after --yes', async () => {
    const { terminal: at, shown } = terminal(null, false);
    expect(await confirmed({ ...question, yes: true }, at)).toBe(true);
    expect(shown()).toBe('');
  });

  it('refuses without a terminal', async () => {
    await expect(confirmed(question, terminal('y', false).terminal)).rejects.toThrow(/confirm with --yes/);
  });

  it('proceeds without a terminal where scripts may run the command', async () => {
    expect(await confirmed({ ...question, withoutTerminal: 'proceed' }, terminal(null, false).terminal)).toBe(true);
  });
});
