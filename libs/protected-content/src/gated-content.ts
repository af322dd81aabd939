import type { GatePage } from '@mainstage/contracts/gates/gate';
import { developmentContent } from './development/content';
import { handbook } from './event-planners/handbook';

/** Content that each gate serves to holders of a valid token. Server only: no part may reach the public site. */
export const gatedContent = {
  'event-planners': handbook,
  development: developmentContent,
} as const satisfies Record<GatePage, object>;
