import { failure } from './part.mjs';

describe('failure', () => {
  it('shows a configuration error as it is', () => {
    const text = '{"level":30}\nConfiguration error\n  PORT must be a whole number\n';
    expect(failure('api', 'ended', text, 'api.log')).toBe('Configuration error\n  PORT must be a whole number');
  });

  it('names the part and shows the end of its log otherwise', () => {
    const text = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const words = failure('worker', 'ended with exit code 3', text, '/logs/worker.log');
    expect(words).toMatch(/^worker ended with exit code 3\. The end of \/logs\/worker\.log:\nline 70\n/);
    expect(words).toMatch(/line 99$/);
  });
});
