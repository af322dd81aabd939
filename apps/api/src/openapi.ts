import 'reflect-metadata';
import { loadConfig } from '@mainstage/config/load';
import { createLogger } from '@mainstage/observability/logger';
import { apiSettings } from './config';
import { createApp } from './create-app';
import { apiDocument } from './http/openapi';

// Prints the OpenAPI document of the current API, which is composed but neither connects nor listens.
const config = loadConfig(apiSettings, {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
});
const app = await createApp({
  config,
  logger: createLogger('api', 'silent'),
  webRoot: '/nowhere',
  gatedRoot: '/nowhere',
});
process.stdout.write(`${JSON.stringify(apiDocument(app), null, 2)}\n`);
