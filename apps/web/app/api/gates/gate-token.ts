import type { GatePage } from '@mainstage/contracts/gates/gate';
import { createStoredValue } from '../../storage/stored-value';

/** Where the unlocked state of a page is stored: its name is in the key (rule gate.password). */
export const gateKey = (page: GatePage) => `mainstage.gate.${page}`;

const stored = (page: GatePage) =>
  createStoredValue({ area: 'local', key: gateKey(page), parse: (text) => text ?? undefined });

/** The tokens that open pages. */
export const gateTokens = {
  'event-planners': stored('event-planners'),
  development: stored('development'),
} satisfies Record<GatePage, object>;
