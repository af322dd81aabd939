import { Injectable, type MessageEvent } from '@nestjs/common';
import { catchError, concatMap, defer, EMPTY, finalize, interval, map, merge, type Observable, takeUntil } from 'rxjs';
import { ProblemError } from '../../http/problem-error';
import { SignedOut } from '../desk.errors';
import type { CurrentDeskMember } from '../desk.guard';
import { DeskSessions } from '../session/desk-sessions';
import { DeskChanges } from './desk-changes';

/** Open streams of one member per process: some tabs on two devices. */
const mostStreams = 8;
/** Proxies close connections that are silent for a minute. */
const heartbeatMs = 20_000;

/** Streams of open pages: hints and heartbeats, until the session or the process ends. */
@Injectable()
export class ChangeStreams {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly changes: DeskChanges,
    private readonly sessions: DeskSessions,
  ) {}

  /** @throws ProblemError `rate_limited` if the member has too many open */
  of({ email, sessionId }: CurrentDeskMember): Observable<MessageEvent> {
    if ((this.open.get(email) ?? 0) >= mostStreams)
      throw new ProblemError('rate_limited', 'Too many pages of the desk are open', { retryAfterSeconds: 30 });
    const hints = this.changes.hints.pipe(map((hint): MessageEvent => ({ type: 'lead', data: hint })));
    const heartbeats = interval(heartbeatMs).pipe(concatMap(() => this.heartbeat(sessionId)));
    return defer(() => {
      this.count(email, 1);
      return merge(hints, heartbeats).pipe(
        // The page reconnects, or gets the answer that it is signed out.
        catchError(() => EMPTY),
        takeUntil(this.changes.stopped),
        finalize(() => this.count(email, -1)),
      );
    });
  }

  /** @throws SignedOut if the session has ended */
  private async heartbeat(sessionId: string): Promise<MessageEvent> {
    if (!(await this.sessions.find(sessionId))) throw new SignedOut();
    return { comment: 'heartbeat' };
  }

  private count(email: string, change: 1 | -1): void {
    this.open.set(email, (this.open.get(email) ?? 0) + change);
  }
}
