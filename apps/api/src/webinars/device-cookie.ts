import { randomUUID } from 'node:crypto';
import { isUUID } from 'class-validator';
import type { Request, Response } from 'express';

/** Names a device to the webinar's door and to nothing else; needed for the service that was asked for. */
const name = 'webinar_device';
/** From the reminder to the end of the webinar. */
const maxAge = 2 * 24 * 3600 * 1000;

/** What this device calls itself; undefined where it was not at the door before. */
export function deviceOf(request: Request): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f-]{36})(?:;|$)`).exec(request.get('Cookie') ?? '')?.[1];
  return value !== undefined && isUUID(value) ? value : undefined;
}

/** Gives the device its name, if it has none. */
export function nameDevice(request: Request, response: Response, secure: boolean): string {
  const device = deviceOf(request) ?? randomUUID();
  response.cookie(name, device, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge });
  return device;
}
