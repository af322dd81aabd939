import type { Readiness } from '@mainstage/observability/readiness';

/** What an app says of itself to those who watch it (rule health.answers). */
export interface Health {
  /** Whether this process should go on; where not, it had better start anew. */
  readonly alive: boolean;
  /** Whether the process is about to end: then it takes nothing new, whatever its parts say. */
  readonly draining: boolean;
  /** Really asks every part. */
  readiness(): Promise<Readiness>;
}
