import { contentSecurityPolicy } from '../site/content-security-policy';
import { safeHeaders } from './safe-headers';

/** The headers that every answer has, whatever it says. */
export function answerHeaders(publicUrl: string): [name: string, value: string][] {
  return [
    ...safeHeaders(publicUrl.startsWith('https:')),
    ['Content-Security-Policy', contentSecurityPolicy(publicUrl)],
  ];
}

/** No answer of the API is kept by anybody on its way. */
export const notKept: [name: string, value: string] = ['Cache-Control', 'no-store'];
