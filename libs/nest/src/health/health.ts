import type { Readiness } from '@mainstage/observability/readiness';

/** Health of an app (rule health.answers). */
export interface Health {
  /** False when the process should be restarted. */
  readonly alive: boolean;
  /** Whether the process is shutting down: it is then not ready, whatever its parts report. */
  readonly draining: boolean;
  readiness(): Promise<Readiness>;
}
