// Rules: settings.checked
import { brand } from '@mainstage/content/site/brand';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigurationError, loadConfig } from './load';
import { type SettingName, settings } from './settings';

const all = Object.keys(settings) as SettingName[];
const database = { DATABASE_URL: 'postgres://localhost/mainstage' };

const faultsOf = (environment: Record<string, string>, names = all): string => {
  try {
    loadConfig(names, environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
};

describe('loadConfig', () => {
  it('needs nothing but a database outside production', () => {
    const config = loadConfig(all, database);
    expect(config.PORT).toBe(3000);
    expect(config.REDIS_URL).toBeUndefined();
    expect(config.WEBINAR_STARTS_AT.toISOString()).toBe('2030-07-18T09:00:00.000Z');
    expect(config.MAIL_FROM).toEqual({ name: brand.name, address: brand.email });
    expect(config.TRUST_PROXY).toBe(false);
  });

  it('demands every secret in production, all named at once under one heading', () => {
    const message = faultsOf({ ...database, NODE_ENV: 'production' });
    expect(message.split('\n')[0]).toBe('Configuration error');
    for (const name of ['APP_SECRET', 'OPS_PASSWORD', 'EVENT_PLANNERS_PASSWORD', 'DEVELOPMENT_PASSWORD', 'SMTP_URL'])
      expect(message).toContain(`${name} is missing`);
  });

  it('names a malformed setting and its value, but never the value of a secret', () => {
    const message = faultsOf({ PORT: '70000', APP_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter3@db' });
    expect(message).toContain('PORT must be a whole number from 1 to 65535, not "70000"');
    expect(message).toContain('APP_SECRET must have at least 32 characters');
    expect(message).toContain('DATABASE_URL must be a URL');
    expect(message).not.toMatch(/hunter/);
  });

  it.each(['2024-07-18 11:00', '2024-07-18T11:00:00', 'soon', '2024-13-18T11:00:00+02:00'])(
    'refuses %j as the start of the webinar',
    (text) => {
      expect(faultsOf({ ...database, WEBINAR_STARTS_AT: text })).toContain('WEBINAR_STARTS_AT');
    },
  );

  it('takes an empty setting as absent', () => {
    expect(loadConfig(all, { ...database, REDIS_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });
});

/** What a provider could give: nothing of it serves as a secret anywhere. */
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stage.example',
  DATABASE_URL: 'postgres://stage:kd83hf02kf@db/stage',
  SMTP_URL: 'smtps://stage:7sk20dkf8s@mail.stage.example',
  MAIL_FROM: 'Stage <hello@stage.example>',
  SALES_EMAIL: 'sales@stage.example',
  APP_SECRET: 'q8Zk2mWv5xR7tB1nC4yD6eF9gH3jL0pS',
  OPS_USER: 'ops',
  OPS_PASSWORD: 'mint-gravel-otter',
  EVENT_PLANNERS_PASSWORD: 'velvet-anchor-7',
  DEVELOPMENT_PASSWORD: 'copper-lantern-4',
  WEBINAR_JOIN_URL: 'https://meet.stage.example/led-wall-x81',
};

describe('production', () => {
  it('starts with values of its own', () => {
    expect(faultsOf(production)).toBe('');
  });

  it.each([
    ['APP_SECRET', 'demo-secret-for-development-only-0123456789', 'demo value'],
    ['APP_SECRET', 'change-me-change-me-change-me-change-me', 'placeholder'],
    ['OPS_PASSWORD', 'aaaaaaaaaaaa', 'fewer than 6 different characters'],
    ['OPS_PASSWORD', 'ops-demo-password', 'demo value'],
    ['DATABASE_URL', 'postgres://mainstage:change-me@postgres:5432/mainstage', 'placeholder'],
    ['SMTP_URL', 'smtp://mailpit:1025', 'MAIL_SANDBOX=on'],
    ['SMTP_URL', 'smtp://127.0.0.1:1025', 'MAIL_SANDBOX=on'],
    ['PUBLIC_URL', 'http://stage.example', 'must begin with https://'],
    ['SALES_EMAIL', brand.salesEmail, 'demo address'],
    ['WEBINAR_JOIN_URL', `https://meet.${brand.domain}/led-wall`, 'demo value'],
  ])('refuses %s=%s by name', (name, value, reason) => {
    const message = faultsOf({ ...production, [name]: value });
    expect(message).toContain(`${name} `);
    expect(message).toContain(reason);
    if (name !== 'PUBLIC_URL') expect(message).not.toContain(value);
  });

  it.each(['smtp://localhost:25', 'smtp://127.0.0.1', 'smtp://user:secret-of-9@[::1]:587'])(
    'takes a relay on the same machine: %s',
    (relay) => expect(faultsOf({ ...production, SMTP_URL: relay })).toBe(''),
  );

  it('refuses a certificate that cannot be read', () => {
    expect(faultsOf({ ...production, SMTP_TRUSTED_CERTIFICATE: '/nowhere.pem' })).toContain(
      'must name a readable file',
    );
  });

  it('may be tried out on one machine when its mails go nowhere', () => {
    const trial = { PUBLIC_URL: 'http://localhost:8080', SMTP_URL: 'smtp://mailpit:1025', MAIL_SANDBOX: 'on' };
    expect(faultsOf({ ...production, ...trial })).toBe('');
    expect(faultsOf({ ...production, ...trial, PUBLIC_URL: 'http://stage.example' })).toContain('PUBLIC_URL');
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mainstage-secret-'));
  const file = join(folder, 'app-secret');
  beforeAll(() => writeFileSync(file, `${production.APP_SECRET}\n`));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read without the line break at its end', () => {
    const { APP_SECRET: _, ...others } = production;
    expect(loadConfig(all, { ...others, APP_SECRET_FILE: file }).APP_SECRET).toBe(production.APP_SECRET);
  });

  it('must be readable, given once, and good', () => {
    expect(faultsOf({ ...database, APP_SECRET_FILE: join(folder, 'none') })).toContain('APP_SECRET_FILE names a file');
    expect(faultsOf({ ...production, APP_SECRET_FILE: file })).toContain('APP_SECRET and APP_SECRET_FILE are both');
    expect(faultsOf({ ...database, OPS_PASSWORD_FILE: '/dev/null' })).toBe('');
  });

  it('is for secrets only', () => {
    expect(loadConfig(all, { ...database, PORT_FILE: file }).PORT).toBe(3000);
  });
});

describe('the networks of proxies', () => {
  it('are read from a list of networks and addresses', () => {
    const given = { ...database, TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7 2001:db8::/32' };
    expect(loadConfig(all, given).TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
  });

  it.each(['10.0.0.0/33', 'proxy.example', '10.0.0', ','])('refuse %j', (text) => {
    expect(faultsOf({ ...database, TRUSTED_PROXIES: text })).toContain('TRUSTED_PROXIES must be networks');
  });
});

describe('.env.example', () => {
  it('lists every setting, and no other, each after a comment', () => {
    const lines = readFileSync('.env.example', 'utf8').split('\n');
    const listed = lines.flatMap((line, index) => {
      const name = /^#? ?([A-Z_]+)=/.exec(line)?.[1];
      if (name) expect(lines[index - 1]).toMatch(/^# /);
      return name ?? [];
    });
    expect(listed).toEqual(all);
  });
});
