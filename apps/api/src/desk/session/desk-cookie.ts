import { createHash, randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';

/** A random token of 256 bits in a cookie that scripts cannot read. What is stored of it is its SHA-256. */
export class DeskCookie {
  private readonly name: string;
  private readonly attributes: CookieOptions;

  /** @param publicUrl where it is https, the cookie is for this host alone and never sent unencrypted */
  constructor(purpose: 'session' | 'sign-in' | 'device', publicUrl: string, sameSite: 'lax' | 'strict') {
    const secure = publicUrl.startsWith('https:');
    this.name = `${secure ? '__Host-' : ''}desk-${purpose}`;
    this.attributes = { httpOnly: true, sameSite, secure, path: '/' };
  }

  /** The token that the browser has, if it has one. */
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
