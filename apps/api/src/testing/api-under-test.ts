import type { AddressInfo } from 'node:net';
import { loadConfig } from '@mainstage/config/load';
import { berlinDayIn } from '@mainstage/contracts/calendar';
import { formHeaders } from '@mainstage/contracts/headers';
import { createMigratedDatabase } from '@mainstage/database/testing/migrated-database';
import { createLogger, type Logger } from '@mainstage/observability/logger';
import type { INestApplication } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ApiConfig, apiSettings } from '../config';
import { createApp } from '../create-app';
import { DatabaseConnection } from '@mainstage/nest/database/database-connection';

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { id?: string; code?: string; errors?: { field: string; code: string }[] };
}

export interface ApiUnderTest {
  url: string;
  app: INestApplication;
  config: ApiConfig;
  databaseUrl: string;
  /** Posts JSON; `key` becomes the Idempotency-Key, a string body is sent unchanged. */
  post(path: string, body: unknown, options?: { key?: string; headers?: Record<string, string> }): Promise<ApiAnswer>;
  get(path: string, headers?: Record<string, string>): Promise<ApiAnswer>;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
}

/**
 * Starts it. `settings` override the demo defaults; by default the rate limit is off and nothing is logged. With a
 * given DATABASE_URL it resolves before the database responds.
 */
export async function startApi(
  settings: Record<string, string> = {},
  webRoot = '/nowhere',
  logger?: Logger,
  gatedRoot = '/nowhere',
  deskRoot = '/nowhere',
): Promise<ApiUnderTest> {
  const given = settings['DATABASE_URL'];
  const database = given ? { url: given, drop: () => Promise.resolve() } : await createMigratedDatabase();
  const config = loadConfig(apiSettings, {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const app = await createApp({
    config,
    logger: logger ?? createLogger('api', config.LOG_LEVEL),
    ...{ webRoot, gatedRoot, deskRoot },
    // Node runs no TypeScript in a thread, so the built file is used, on which the tests of the API depend.
    messageThread: new URL('../../../../dist/apps/api/message-view-thread.js', import.meta.url),
  });
  await app.listen(0, '127.0.0.1');
  if (!given) await app.get(DatabaseConnection).answered;
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;

  return {
    url,
    app,
    config,
    databaseUrl: database.url,
    async post(path, body, { key, headers } = {}) {
      return answerOf(
        await fetch(url + path, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(key && { [formHeaders.idempotencyKey]: key }),
            ...headers,
          },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      );
    },
    async get(path, headers) {
      return answerOf(await fetch(url + path, { headers, redirect: 'manual' }));
    },
    async sql(text, values) {
      return app.get(DataSource).query(text, values);
    },
    async stop() {
      await app.close();
      await database.drop();
    },
  };
}

async function answerOf(response: Response): Promise<ApiAnswer> {
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.includes('json');
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : { text } };
}

export const goodBodies = {
  newsletter: { email: 'ada@example.com' },
  contact: {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    company: 'Engines',
    message: 'Hello there',
  },
  tour: {
    fullName: 'Ada Byron',
    email: 'ada@example.com',
    preferredDate: berlinDayIn(2),
    preferredTime: '10:30',
    numberOfGuests: 4,
  },
  webinar: {
    firstName: 'Ada',
    email: 'ada@example.com',
    selectedDate: 'Donnerstag, 18.07. 11:00 Uhr',
    agreeToTerms: true,
  },
  'business-event': {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    company: 'Engines',
    eventInterest: 'leadership-lab',
    agreeToTerms: true,
  },
} as const;
