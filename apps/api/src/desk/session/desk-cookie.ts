import { createHash, randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';

/** A random token of 256 bits in a cookie that scripts cannot read. Only its SHA-256 is stored. */
export class DeskCookie {
  private readonly name: string;
  private readonly attributes: CookieOptions;

  /** @param publicUrl if it is https, the cookie is for this host only and never sent unencrypted */
  constructor(purpose: 'session' | 'sign-in' | 'device', publicUrl: string, sameSite: 'lax' | 'strict') {
    const secure = publicUrl.startsWith('https:');
    this.name = `${secure ? '__Host-' : ''}desk-${purpose}`;
    this.attributes = { httpOnly: true, sameSite, secure, path: '/' };
  }

  read(request: Request): string | undefined {
    return new RegExp(`(?:^|;\\s*)${this.name}=([\\w-]{43})(?:;|$)`).exec(request.get('Cookie') ?? '')?.[1];
  }

  set(response: Response, token: string, maxAge: number): void {
    response.cookie(this.name, token, { ...this.attributes, maxAge });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.attributes);
  }
}

export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
