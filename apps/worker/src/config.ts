import type { Config } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';

/** The settings this app needs (rule settings.checked). */
export const workerSettings = [
  'NODE_ENV',
  'HOST',
  'WORKER_PORT',
  'WORKER_CONCURRENCY',
  'WORKER_DATABASE_CONNECTIONS',
  'WORKER_EXIT_AFTER_SECONDS',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'SMTP_TRUSTED_CERTIFICATE',
  'SMTP_CONNECTIONS',
  'SMTP_MAILS_PER_CONNECTION',
  'SMTP_GREETING_SECONDS',
  'SMTP_FINAL_ANSWER_SECONDS',
  'MAIL_SANDBOX',
  'MAIL_FROM',
  'SALES_EMAIL',
  'SALES_EMAIL_FALLBACK',
  'SALES_TEAM',
  'SALES_LEAD',
  'INBOUND_IMAP_URL',
  'INBOUND_IMAP_TOKEN_URL',
  'INBOUND_SMTP_PORT',
  'INBOUND_DOMAIN',
  'INBOUND_SMTP_CERTIFICATE',
  'INBOUND_SMTP_CERTIFICATE_KEY',
  'APP_SECRET',
  'WEBINAR_STARTS_AT',
  'WEBINAR_SEATS',
  'OPS_PORT',
  'OPS_URL',
  'OPS_USER',
  'OPS_PASSWORD',
  'LOG_LEVEL',
] as const satisfies SettingName[];

export type WorkerConfig = Config<(typeof workerSettings)[number]>;
