import type { Config } from '@mainstage/config/load';

export type PlainNestConfig = Config<'DATABASE_URL' | 'WEBINAR_STARTS_AT' | 'WEBINAR_SEATS'>;

export const CONFIG = Symbol('config');
