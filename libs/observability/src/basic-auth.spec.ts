import { isOperator } from './basic-auth';

const header = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

describe('isOperator', () => {
  it('recognises the operator, also by a password with colons and umlauts', () => {
    expect(isOperator(header('ops:pass'), 'ops', 'pass')).toBe(true);
    expect(isOperator(header('ops:pä:ss'), 'ops', 'pä:ss')).toBe(true);
  });
  it.each([
    undefined,
    '',
    'Basic',
    'Basic ',
    'Bearer x',
    header('ops:'),
    header('ops:passs'),
    header('Ops:pass'),
    'ops:pass',
  ])('refuses %j', (given) => {
    expect(isOperator(given, 'ops', 'pass')).toBe(false);
  });
});
