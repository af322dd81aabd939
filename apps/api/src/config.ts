import { type Config } from '@mainstage/config/load';
import type { SettingName } from '@mainstage/config/settings';

export const apiSettings = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'REDIS_URL',
  'MAIL_SANDBOX',
  'MAIL_FROM',
  'SALES_EMAIL',
  'SALES_TEAM',
  'DESK_REQUIRE_PASSKEY',
  'PRICE_LIST',
  'TERMS',
  'INBOUND_ADDRESS',
  'INBOUND_SMTP_PORT',
  'INBOUND_DOMAIN',
  'APP_SECRET',
  'OPS_PORT',
  'OPS_USER',
  'OPS_PASSWORD',
  'OPS_QUEUES_WRITABLE',
  'EVENT_PLANNERS_PASSWORD',
  'DEVELOPMENT_PASSWORD',
  'WEBINAR_STARTS_AT',
  'WEBINAR_JOIN_URL',
  'WEBINAR_SEATS',
  'TRUST_PROXY',
  'TRUSTED_PROXIES',
  'RATE_LIMIT_PER_MINUTE',
  'UNPROVEN_MAILS_PER_HOUR',
  'LOG_LEVEL',
] as const satisfies SettingName[];

export type ApiConfig = Config<(typeof apiSettings)[number]>;
