import { formHeaders, isSentTooFast } from '@mainstage/contracts/headers';
import type { Request } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** Reasons for suspecting a bot, as text for sales; set by the guards of form calls. */
    suspicions?: string[];
  }
}

/** Signals of a form call about its sender. */
export interface BotSignals {
  /** Content of the honeypot field; empty for a human. */
  honeypot: string;
  /** `proofWords`, or a proof of work; undefined from clients that cannot compute one. */
  proof: string | undefined;
  /** Filled in faster than a human can. */
  tooFast: boolean;
  /**
   * The call has the headers that our own pages send: how long the form was open, and a key. A form without scripts is
   * forwarded by the server that renders its page, if the browser named that page as its origin (rule form.origin).
   */
  fromOurPages: boolean;
}

export function botSignalsOf(request: Request): BotSignals {
  const age = request.get(formHeaders.age);
  return {
    honeypot: request.get(formHeaders.honeypot) ?? '',
    proof: request.get(formHeaders.proof),
    tooFast: isSentTooFast(age),
    fromOurPages:
      request.isFromPages === true || (age !== undefined && request.get(formHeaders.idempotencyKey) !== undefined),
  };
}

/** Adds a reason for suspicion: the lead is stored, and quarantined until sales releases it. */
export function suspect(request: Request, reason: string): void {
  (request.suspicions ??= []).push(reason);
}
