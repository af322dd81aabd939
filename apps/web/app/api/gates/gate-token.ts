import type { GatePage } from '@mainstage/contracts/gates/gate';
import { createStoredValue } from '../../storage/stored-value';

/** Storage key of a page's token; the page's name is in it (rule gate.password). */
export const gateKey = (page: GatePage) => `mainstage.gate.${page}`;

const stored = (page: GatePage) =>
  createStoredValue({ area: 'local', key: gateKey(page), parse: (text) => text ?? undefined });

export const gateTokens = {
  'event-planners': stored('event-planners'),
  development: stored('development'),
} satisfies Record<GatePage, object>;
