import { closingBlock } from './closing-block.mjs';

const addresses = {
  site: 'http://localhost:3002',
  worker: 'http://localhost:3003',
  mailbox: 'http://localhost:1081',
};

describe('closingBlock', () => {
  it('names every address and the demo credentials', () => {
    const block = closingBlock({ given: {}, ...addresses });
    for (const text of [
      'http://localhost:3002\n',
      'http://localhost:1081',
      '/api/docs',
      '/ops/queues',
      '/metrics',
      'http://localhost:3003/health/ready',
      'user ops, password ops-demo-password',
      'planners-demo',
      'development-demo',
    ])
      expect(block).toContain(text);
  });

  it('names the sales desk where somebody can sign in', () => {
    const block = (given: Record<string, string>) => closingBlock({ given, ...addresses });
    expect(block({})).toContain('http://localhost:3002/desk (one press signs in)');
    expect(block({ SALES_TEAM: 'Lena <lena@venue.example>' })).toContain('/desk (for the team of SALES_TEAM)');
    expect(block({ SALES_TEAM: 'Lena <lena@venue.example>' })).not.toContain('lena@venue.example');
    expect(block({ NODE_ENV: 'production' })).not.toContain('/desk');
  });

  it('shows how to answer a mail where the worker takes mail', () => {
    expect(closingBlock({ given: {}, ...addresses, inbound: 2526 })).toContain('swaks --server localhost:2526');
    expect(closingBlock({ given: {}, ...addresses })).not.toContain('swaks');
  });

  it('says when demo passwords can be reached from the network', () => {
    const warned = (given: Record<string, string>) => closingBlock({ given, ...addresses }).includes('HOST=127.0.0.1');
    expect(warned({})).toBe(true);
    expect(warned({ HOST: '0.0.0.0' })).toBe(true);
    expect(warned({ HOST: '127.0.0.1' })).toBe(false);
    const own = { OPS_PASSWORD: 'a', EVENT_PLANNERS_PASSWORD: 'b', DEVELOPMENT_PASSWORD: 'c' };
    expect(warned({ ...own })).toBe(false);
  });

  it('shows no credential that was given', () => {
    const given = { OPS_USER: 'someone', OPS_PASSWORD: 'hunter2', SMTP_URL: 'smtp://user:hunter3@mail.example' };
    const block = closingBlock({ given, ...addresses, mailbox: undefined });
    expect(block).not.toMatch(/hunter|someone/);
    expect(block).toContain('as given in OPS_PASSWORD');
    expect(block).toContain('SMTP_URL');
  });
});
