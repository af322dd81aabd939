import { createHash } from 'node:crypto';
import { contentSecurityPolicy as policyOf, inlineScripts } from '@mainstage/content/site/content-security-policy';

export { inlineScripts };

/** The Content-Security-Policy of a response. @param html the page whose inline scripts may run, named by their hashes */
export const contentSecurityPolicy = (origin: string, html = ''): string =>
  policyOf(origin, inlineScripts(html).map(hashOf));

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
