import { type DynamicModule, Module, type ModuleMetadata, type Type } from '@nestjs/common';
import type { Health } from './health/health';
import { HealthController } from './health/health.controller';
import { tokens } from './injection';
import { MetricsController } from './metrics/metrics.controller';
import { GuessThrottle } from './operators/guess-throttle';
import { OperatorGuard } from './operators/operator-guard';
import { SecurityLog } from './operators/security-log';
import { GracefulExit } from './process/graceful-exit';

/** Monitoring of an app: health, metrics, the guard of everything for operators, and the graceful exit. */
@Module({})
export class WatchModule {
  /**
   * @param health the app's own health checks
   * @param imports modules of its dependencies; config, logger and metrics are global
   */
  static of(health: Type<Health>, imports: ModuleMetadata['imports'] = []): DynamicModule {
    return {
      module: WatchModule,
      global: true,
      imports,
      controllers: [HealthController, MetricsController],
      providers: [
        GracefulExit,
        SecurityLog,
        OperatorGuard,
        { provide: GuessThrottle, useFactory: () => new GuessThrottle() },
        { provide: tokens.health, useClass: health },
      ],
      exports: [GracefulExit, SecurityLog, OperatorGuard, GuessThrottle],
    };
  }
}
