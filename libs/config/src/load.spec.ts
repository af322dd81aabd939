import { readFileSync } from 'node:fs';
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
  it('serves outside production with nothing but a database', () => {
    const config = loadConfig(all, database);
    expect(config.PORT).toBe(3000);
    expect(config.REDIS_URL).toBeUndefined();
    expect(config.WEBINAR_STARTS_AT.toISOString()).toBe('2024-07-18T09:00:00.000Z');
    expect(config.MAIL_FROM).toEqual({ name: 'Mainstage Frankfurt', address: 'hello@mainstage.example' });
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
