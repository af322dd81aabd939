import { Injectable, type MessageEvent } from '@nestjs/common';
import { catchError, concatMap, defer, EMPTY, finalize, interval, map, merge, type Observable, takeUntil } from 'rxjs';
import { ProblemError } from '../../http/problem-error';
import { SignedOut } from '../desk.errors';
import type { CurrentDeskMember } from '../desk.guard';
import { DeskSessions } from '../session/desk-sessions';
import { DeskChanges } from './desk-changes';

/** Streams that one member may have open at a process: some tabs on two devices. */
const mostStreams = 8;
/** Proxies end connections on which nothing is heard for a minute. */
const heartbeatMs = 20_000;

/** The streams of the pages that are open: hints, heartbeats, and an end with the session or the process. */
@Injectable()
export class ChangeStreams {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly changes: DeskChanges,
    private readonly sessions: DeskSessions,
  ) {}

  /** @throws ProblemError `rate_limited` where the member has too many open */
  of({ email, sessionId }: CurrentDeskMember): Observable<MessageEvent> {
    if ((this.open.get(email) ?? 0) >= mostStreams)
      throw new ProblemError('rate_limited', 'Too many pages of the desk are open', { retryAfterSeconds: 30 });
    const hints = this.changes.hints.pipe(map((hint): MessageEvent => ({ type: 'lead', data: hint })));
    const heartbeats = interval(heartbeatMs).pipe(concatMap(() => this.heartbeat(sessionId)));
    return defer(() => {
      this.count(email, 1);
      return merge(hints, heartbeats).pipe(
        // The page opens another one, or learns that it is signed out.
        catchError(() => EMPTY),
        takeUntil(this.changes.stopped),
        finalize(() => this.count(email, -1)),
      );
    });
  }

  /** @throws SignedOut where the session is over */
  private async heartbeat(sessionId: string): Promise<MessageEvent> {
    if (!(await this.sessions.find(sessionId))) throw new SignedOut();
    return { comment: 'heartbeat' };
  }

  private count(email: string, change: 1 | -1): void {
    this.open.set(email, (this.open.get(email) ?? 0) + change);
  }
}
