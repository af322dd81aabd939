import { randomUUID } from 'node:crypto';
import { isUUID } from 'class-validator';
import type { Request, Response } from 'express';

/** Identifies a device when it joins the webinar, and for nothing else; necessary for the requested service. */
const name = 'webinar_device';
/** From the reminder to the end of the webinar. */
const maxAge = 2 * 24 * 3600 * 1000;

/** Id of this device; undefined if it has not joined before. */
export function deviceOf(request: Request): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f-]{36})(?:;|$)`).exec(request.get('Cookie') ?? '')?.[1];
  return value !== undefined && isUUID(value) ? value : undefined;
}

/** Assigns the device an id, if it has none. */
export function nameDevice(request: Request, response: Response, secure: boolean): string {
  const device = deviceOf(request) ?? randomUUID();
  response.cookie(name, device, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
  return device;
}
