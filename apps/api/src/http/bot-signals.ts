import { formHeaders, isSentTooFast } from '@mainstage/contracts/headers';
import type { Request } from 'express';

declare module 'http' {
  interface IncomingMessage {
    /** Why a form looks like a robot's, in words for sales; set by the guards of form calls. */
    suspicions?: string[];
  }
}

/** What a form call says about whoever filled the form in. */
export interface BotSignals {
  /** What was typed into the honeypot field; empty for a human. */
  honeypot: string;
  /** `proofWords`, or a proof of work; undefined from callers that cannot work one out. */
  proof: string | undefined;
  /** The form was filled in faster than a human does. */
  tooFast: boolean;
  /**
   * The call has what our own pages send: how long the form was open, beside a key. A form without scripts is sent on by the server
   * that renders its page, once the browser has named that page as its origin (rule form.origin).
   */
  fromOurPages: boolean;
}

/** Reads the headers of `formHeaders`. */
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

/** Notes why a form looks like a robot's: the lead is kept, and quarantined until sales releases it. */
export function suspect(request: Request, reason: string): void {
  (request.suspicions ??= []).push(reason);
}
