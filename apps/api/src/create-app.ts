import { constants } from 'node:zlib';
import { deskPath, optionPath } from '@mainstage/contracts/availability';
import { NestLogger } from '@mainstage/observability/nest-logger';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { type NextFunction, type Request, type RequestHandler, type Response, Router, urlencoded } from 'express';
import { AppModule } from './app.module';
import type { ApiConfig } from './config';
import { answerHeaders, notKept } from './http/answer-headers';
import { EachRequest } from './http/each-request';
import { inTurn } from './http/in-turn';
import { jsonBody, notTooLarge, plainForm } from './http/json-body';
import { describeApi } from './http/openapi';
import { ProblemFilter } from './http/problem-filter';
import { sameOrigin } from './http/same-origin';
import { trustedProxies } from './http/trusted-proxies';
import type { Infrastructure } from './infrastructure.module';
import { dashboardPath, queueDashboard } from './ops/queue-dashboard';
import { OperatorGuard } from '@mainstage/server/operators/operator-guard';
import { OpsPort } from './ops/ops-port';
import { QueueInspector } from './ops/queue-inspector';
import { SecurityLog } from '@mainstage/server/operators/security-log';
import { heldPath } from '@mainstage/leads/held/held-form';
import { newsletterLinkPaths } from '@mainstage/leads/newsletter/link-form';
import { plainForms } from './plain-forms/plain-forms.middleware';
import { PlainAnswers } from './plain-forms/plain-answers';
import { linkPagePaths, plainLinks } from './plain-forms/plain-links';
import { ShortWay } from './short-way/short-way';
import { Site } from './site/site';
import { warnOfPlaceholders } from './site/warn-of-placeholders';

/** Puts the API together, ready to listen; the order below is the order a request passes. */
export async function createApp(infrastructure: Infrastructure): Promise<NestExpressApplication> {
  const { config, logger } = infrastructure;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(infrastructure), {
    bodyParser: false,
    // What is worth waiting for was waited for before (process/drain.ts).
    forceCloseConnections: true,
    logger: new NestLogger(logger),
  });
  const problems = app.get(ProblemFilter);
  app.disable('x-powered-by');
  app.set('trust proxy', trustedProxies(config));
  app.set('etag', false);

  app.get(ShortWay).open(app.getHttpServer());
  app.use(
    inTurn(begun(app.get(EachRequest)), withHeaders(answerHeaders(config.PUBLIC_URL)), app.get(OpsPort).keepApart()),
  );
  app.use('/api', apiSteps(config.PUBLIC_URL, app.get(PlainAnswers)));
  app.use(siteSteps(app, config));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    problems.answer(error, request, response),
  );
  // In production the description is not for the public host.
  if (config.NODE_ENV !== 'production') describeApi(app);
  warnOfPlaceholders(config.NODE_ENV, logger);
  return app;
}

function begun(each: EachRequest): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    each.begin(request, response);
    response.setHeader('X-Request-Id', request.id);
    next();
  };
}

function withHeaders(headers: [name: string, value: string][]): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What a call passes before its controller. */
function apiSteps(publicUrl: string, answers: PlainAnswers): Router {
  const steps = Router();
  steps.use(withHeaders([notKept]));
  // Mail programs post this one from anywhere, as a plain form; its token is its right.
  steps.use(newsletterLinkPaths.oneClick.replace('/api', ''), (_request, _response, next) => next('router'));
  // The buttons of pages that have no script.
  for (const page of [deskPath, heldPath, optionPath])
    steps.use(page.replace('/api', ''), sameOrigin(publicUrl), plainForm, (_request, _response, next) =>
      next('router'),
    );
  steps.use(inTurn(sameOrigin(publicUrl), notTooLarge, plainForms(answers), ...jsonBody()));
  return steps;
}

/** Pages, files and the operators' dashboard; form calls do not come this way. */
function siteSteps(app: NestExpressApplication, config: ApiConfig): Router {
  const steps = Router();
  steps.use((request, _response, next) => next(request.path.startsWith('/api/') ? 'router' : undefined));
  steps.use(linkPagePaths, sameOrigin(config.PUBLIC_URL), plainLinks(app.get(PlainAnswers)));
  // The button that moves a registrant's link over to this device.
  steps.use('/webinar/join', sameOrigin(config.PUBLIC_URL));
  steps.use('/ops', urlencoded({ extended: false, limit: '8kb' }));
  // A step above the library's own: a page is a tenth lighter for half a millisecond more.
  steps.use(compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } }));
  steps.use(
    dashboardPath,
    queueDashboard(config, app.get(QueueInspector), app.get(OperatorGuard), app.get(SecurityLog)),
  );
  steps.use(app.get(Site).router());
  return steps;
}
