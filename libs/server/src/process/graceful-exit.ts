import { Injectable } from '@nestjs/common';

/**
 * Lets a part of an app say that its process had better be started anew. The one place where a process ends by its own
 * decision; on a signal, Nest ends it.
 */
@Injectable()
export class GracefulExit {
  private leaveNow: (() => void) | undefined;

  /** @param leave closes the app and ends the process */
  prepare(leave: () => void): void {
    this.leaveNow = leave;
  }

  /** Ends this process in order, with an exit code that says that it wants to be started again. */
  leave(): void {
    this.leaveNow?.();
    this.leaveNow = undefined;
  }
}
