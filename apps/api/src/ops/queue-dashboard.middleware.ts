import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { ExpressAdapter } from '@bull-board/express';
import { InjectConfig } from '@mainstage/nest/injection';
import { OperatorGuard } from '@mainstage/nest/operators/operator-guard';
import { OperatorRejectionFilter } from '@mainstage/nest/operators/operator-rejection.filter';
import { SecurityLog } from '@mainstage/nest/operators/security-log';
import { Injectable, type NestMiddleware, UseFilters } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { ApiConfig } from '../config';
import { contentSecurityPolicy } from '../site/content-security-policy';
import { QueueInspector } from './queue-inspector';

export const dashboardPath = '/ops/queues';

/**
 * The operators' dashboard of the queue; read-only unless OPS_QUEUES_WRITABLE is on. Created at the first request,
 * because the queue may be unavailable when the API starts.
 */
@Injectable()
@UseFilters(new OperatorRejectionFilter())
export class QueueDashboardMiddleware implements NestMiddleware {
  private dashboard: Promise<RequestHandler> | undefined;
  private readonly policy: string;

  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly inspector: QueueInspector,
    private readonly guard: OperatorGuard,
    private readonly security: SecurityLog,
  ) {
    // The dashboard's page sets its own folder as the base URL of its files.
    this.policy = contentSecurityPolicy(config.PUBLIC_URL).replace("base-uri 'none'", "base-uri 'self'");
  }

  async use(request: Request, response: Response, next: NextFunction): Promise<void> {
    await this.guard.admit(request);
    const action = actionOf(request);
    if (action) this.security.report({ name: 'operator-action', actor: this.config.OPS_USER, ...action });
    this.dashboard ??= build(this.config, this.inspector);
    response.set('Content-Security-Policy', this.policy);
    try {
      await (
        await this.dashboard
      )(request, response, next);
    } catch {
      this.dashboard = undefined;
      response.status(503).type('text/plain').send('The queue does not answer.\n');
    }
  }
}

/** The action of a call to the dashboard, if it changes something: `/api/queues/<queue>/<job>/retry` and the like. */
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
