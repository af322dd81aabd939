import { opsPort, opsUrl } from './ops-address';

const config = { NODE_ENV: 'development', PUBLIC_URL: 'https://a.example' } as const;

describe('the operators’ pages', () => {
  it('are served with the site in development, unless configured otherwise', () => {
    expect(opsPort(config)).toBeUndefined();
    expect(opsUrl(config)).toBe('https://a.example');
    expect(opsPort({ ...config, OPS_PORT: 4000 })).toBe(4000);
  });

  it('have a port of their own in production, named in mails to operators', () => {
    const production = { ...config, NODE_ENV: 'production' } as const;
    expect(opsPort(production)).toBe(3002);
    expect(opsUrl(production)).toBe('http://localhost:3002');
    expect(opsUrl({ ...production, OPS_URL: 'https://ops.internal' })).toBe('https://ops.internal');
  });
});
