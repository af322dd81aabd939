import type { InboundMessage } from '../../parse/inbound-message';
import { cleanText } from '../../parse/clean-text';

/** Delivery status notification (RFC 3464) for one recipient. */
export interface DeliveryReport {
  action: 'failed' | 'delayed' | 'done';
  /** Enhanced status code such as `5.1.1`; empty if the report has none. */
  status: string;
  /** The server's reply; empty if the report has none. */
  diagnostic: string;
}

const reportTypes = ['message/delivery-status', 'message/global-delivery-status'];
/** Maximum number of parsed groups, one per recipient; our mails have one. */
const mostGroups = 50;
const mostCharacters = 100_000;

/** The reports of a message, worst first; empty if it has none. */
export function deliveryReports({ parts }: InboundMessage): DeliveryReport[] {
  const reports = parts
    .filter(({ mimeType }) => reportTypes.includes(mimeType))
    .flatMap(({ content }) => fieldGroups(content))
    .map(reportOf)
    .filter((report) => report !== undefined);
  return (['failed', 'delayed', 'done'] as const).flatMap((action) => reports.filter((one) => one.action === action));
}

/** Groups of `Name: value` lines, as in delivery reports; names in lower case. */
export function fieldGroups(content: Uint8Array): Map<string, string>[] {
  const text = cleanText(Buffer.from(content.subarray(0, mostCharacters)).toString(), mostCharacters);
  return text
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/, mostGroups)
    .map(
      (group) =>
        new Map(
          [...group.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, name, value]) => [
            `${name}`.toLowerCase(),
            `${value}`.trim(),
          ]),
        ),
    );
}

function reportOf(fields: Map<string, string>): DeliveryReport | undefined {
  const action = fields.get('action')?.toLowerCase() ?? '';
  const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? '';
  if (!action && !status && !fields.has('final-recipient')) return undefined;
  return { action: actionOf(action, status), status, diagnostic: fields.get('diagnostic-code') ?? '' };
}

function actionOf(action: string, status: string): DeliveryReport['action'] {
  if (/^(delivered|relayed|expanded)/.test(action)) return 'done';
  if (/^(delayed|deferred)/.test(action)) return 'delayed';
  // Some servers omit the action or invent one.
  return status.startsWith('2') ? 'done' : 'failed';
}
