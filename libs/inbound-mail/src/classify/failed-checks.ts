import type { InboundMessage } from '../parse/inbound-message';

/**
 * Failed sender checks according to the receiving server (RFC 8601): `dmarc=fail, spf=fail`. Only results of the
 * trusted server count, because a sender can write the header as well.
 * @param server INBOUND_AUTHSERV_ID
 * @returns undefined if no server is trusted, it wrote nothing, or the sender passed
 */
export function failedChecks({ headers }: InboundMessage, server: string | undefined): string | undefined {
  if (server === undefined) return undefined;
  const results = (headers.get('authentication-results') ?? []).flatMap((value) => resultsOf(value, server));
  // Of two results of one method the upper one is the server's own.
  const first = new Map(results.toReversed());
  const failed = [...first].filter(([, result]) => failures.includes(result)).map((entry) => entry.join('='));
  // DMARC includes the other two. Without it one of them is sufficient: a forwarded mail fails the other.
  const dmarc = first.get('dmarc') ?? 'none';
  const trusted =
    dmarc === 'none' ? results.some(([method, result]) => method !== 'dmarc' && result === 'pass') : dmarc === 'pass';
  return trusted || failed.length === 0 ? undefined : failed.sort().join(', ');
}

const methods = ['dmarc', 'dkim', 'spf'];
const failures = ['fail', 'hardfail', 'softfail', 'permerror'];

function resultsOf(header: string, server: string): [method: string, result: string][] {
  const [id = '', ...parts] = withoutComments(header).split(';');
  if (id.trim().split(/\s+/)[0]?.toLowerCase() !== server.toLowerCase()) return [];
  return parts.flatMap((part): [string, string][] => {
    const [, method, result] = /^\s*([a-z-]+)(?:\s*\/\s*\d+)?\s*=\s*([a-z]+)/i.exec(part) ?? [];
    return method && result && methods.includes(method.toLowerCase())
      ? [[method.toLowerCase(), result.toLowerCase()]]
      : [];
  });
}

/** Comments may contain any text, including nested comments. */
function withoutComments(header: string): string {
  let [text, depth] = ['', 0];
  for (const letter of header.slice(0, 10_000)) {
    if (letter === '(') depth += 1;
    else if (letter === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += letter;
  }
  return text;
}
