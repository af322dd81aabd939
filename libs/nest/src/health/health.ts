import type { Readiness } from '@mainstage/observability/readiness';

/** Health of an app (rule health.answers). */
export interface Health {
  /** False when the process should be restarted. */
  readonly alive: boolean;
  /** Whether the process is shutting down: then it is not ready, whatever its parts say. */
  readonly draining: boolean;
  /** Queries every part. */
  readiness(): Promise<Readiness>;
}
