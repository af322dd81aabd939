import { Injectable } from '@nestjs/common';

/**
 * Lets a part of an app request a restart of the process. The only place where a process ends by its own decision; on a
 * signal, Nest ends it.
 */
@Injectable()
export class GracefulExit {
  private leaveNow: (() => void) | undefined;

  /** @param leave closes the app and ends the process */
  prepare(leave: () => void): void {
    this.leaveNow = leave;
  }

  /** Ends this process gracefully, with an exit code that requests a restart. */
  leave(): void {
    this.leaveNow?.();
    this.leaveNow = undefined;
  }
}
