import { deliveryMinutes, submissionsPath } from '@mainstage/contracts/delivery';
import { readToken, signToken } from '@mainstage/contracts/tokens/signed-token';
import { isUUID } from 'class-validator';
import type { Request, Response } from 'express';
import type { ApiConfig } from '../config';

/** Lets only the browser that sent a form follow its confirmation. */
const name = 'delivery';

type CookieConfig = Pick<ApiConfig, 'APP_SECRET' | 'PUBLIC_URL'>;

/** Milliseconds since 1970 at which a submission was stored: its id begins with them (ADR 5). */
const storedAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

/**
 * Sets the cookie of a submission. A repeated submission, as after a lost connection, gets the same one: it expires
 * relative to the time when the submission was stored.
 */
export function setDeliveryCookie(response: Response, { APP_SECRET, PUBLIC_URL }: CookieConfig, id: string): void {
  const expires = new Date(storedAt(id) + deliveryMinutes * 60_000);
  response.cookie(name, signToken(APP_SECRET, 'delivery', { subject: id, round: 0 }, expires), {
    httpOnly: true,
    sameSite: 'strict',
    secure: PUBLIC_URL.startsWith('https:'),
    path: `${submissionsPath}/${id}`,
    expires,
  });
}

/** Whether the request is from the browser that sent this submission, and in time. Costs one HMAC and no query. */
export function mayFollow(request: Request, { APP_SECRET }: CookieConfig, id: string, now: Date): boolean {
  const token = new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,500})(?:;|$)`).exec(request.get('Cookie') ?? '')?.[1];
  if (token === undefined || !isUUID(id)) return false;
  const read = readToken(APP_SECRET, 'delivery', token, now);
  return typeof read !== 'string' && read.subject === id;
}
