import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { Request, RequestHandler } from 'express';
import type { ApiConfig } from '../config';
import { contentSecurityPolicy } from '../site/content-security-policy';
import type { OperatorGuard } from '@mainstage/server/operators/operator-guard';
import type { QueueInspector } from './queue-inspector';
import type { SecurityLog } from '@mainstage/server/operators/security-log';

export const dashboardPath = '/ops/queues';

/**
 * The operators' view of the queue; read-only unless OPS_QUEUES_WRITABLE is on.
 * It is put together at the first visit, since the queue's server may be down when the API starts.
 */
export function queueDashboard(
  config: ApiConfig,
  inspector: QueueInspector,
  guard: OperatorGuard,
  security: SecurityLog,
): RequestHandler {
  let dashboard: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    if (!(await guard.admits(request, response))) return;
    const action = actionOf(request);
    if (action) security.tell({ name: 'operator-action', actor: config.OPS_USER, ...action });
    dashboard ??= build(config, inspector);
    // The dashboard's page names its own folder as the base of its files.
    response.set(
      'Content-Security-Policy',
      contentSecurityPolicy(config.PUBLIC_URL).replace("base-uri 'none'", "base-uri 'self'"),
    );
    try {
      (await dashboard)(request, response, next);
    } catch {
      dashboard = undefined;
      response.status(503).type('text/plain').send('The queue does not answer.\n');
    }
  };
}

/** What a call to the dashboard changes, if it changes anything: `/api/queues/<queue>/<job>/retry` and the like. */
function actionOf({ method, path }: Request): { action: string; subject?: string } | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  const [, , , first = '', second] = path.split('/').filter(Boolean);
  return second ? { action: `queue-${second}`, subject: first } : { action: `queue-${first}` };
}

async function build(config: ApiConfig, inspector: QueueInspector): Promise<RequestHandler> {
  const adapter = new ExpressAdapter();
  adapter.setBasePath(dashboardPath);
  const queue = new BullMQAdapter(await inspector.bullQueue(), { readOnlyMode: !config.OPS_QUEUES_WRITABLE });
  const miscLinks = [
    { text: 'Mails', url: '/ops/mails' },
    { text: 'Metrics', url: '/metrics' },
  ];
  createBullBoard({
    queues: [queue],
    serverAdapter: adapter,
    options: { uiConfig: { boardTitle: 'Mainstage queue', miscLinks } },
  });
  return adapter.getRouter() as RequestHandler;
}
