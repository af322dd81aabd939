import { demoCredentials } from './demo-credentials.mjs';

/** A credential to show: the demo value if it is used, else only its setting. */
const shown = (name, given) => (given[name] ? `as given in ${name}` : demoCredentials[name]);

/** Addresses that only this machine reaches: services there may have public demo passwords. */
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
const secrets = ['OPS_PASSWORD', 'EVENT_PLANNERS_PASSWORD', 'DEVELOPMENT_PASSWORD'];

/** Warns if demo passwords, which this repository publishes, are accessible from the network. */
function exposed(given) {
  if (loopback.test(given.HOST ?? '') || secrets.every((name) => given[name])) return [];
  return [
    'anybody on this network can reach the pages behind the demo passwords; HOST=127.0.0.1 keeps them to this machine',
  ];
}

/** Site of /ops and /metrics: the site itself, or a port of their own (libs/config/src/ops-address.ts). */
function opsSite({ OPS_URL, OPS_PORT, NODE_ENV }, site) {
  const port = OPS_PORT ?? (NODE_ENV === 'production' ? '3002' : undefined);
  return port === undefined ? site : (OPS_URL ?? `http://localhost:${port}`);
}

/** Sign-in to the sales desk: as the demo's team, until a team is configured. */
function deskRows({ SALES_TEAM, NODE_ENV }, site) {
  if (SALES_TEAM) return [['Sales desk', `${site}/desk (for the team of SALES_TEAM)`]];
  return NODE_ENV === 'production' ? [] : [['Sales desk', `${site}/desk (one press signs in)`]];
}

/** How to answer a mail of the mailbox as a visitor. */
const inboundRows = (port) => [
  ['Replies', `swaks --server localhost:${port} --to '<Reply-To of a mail>' --from visitor@example.com`],
  ['', `npm run inbound-demo (typical messages to the latest lead)`],
];

/**
 * Last output of `npm start`. Shows no value that was given.
 * @param {{ given: Record<string, string | undefined>, site: string, worker: string, mailbox?: string, inbound?:
 * number, breakIt?: string, notes?: string[] }} parts given: the environment; mailbox: address of the embedded
 * mailbox's page; inbound: the worker's default port for mail; breakIt: address of the page Break it yourself
 * @returns {string}
 */
export function closingBlock({ given, site, worker, mailbox, inbound, breakIt, notes = [] }) {
  const ops = opsSite(given, site);
  const rows = [
    ['Site', given.PUBLIC_URL && given.PUBLIC_URL !== site ? `${site} (public: ${given.PUBLIC_URL})` : site],
    ...deskRows(given, site),
    ['Mailbox', mailbox ?? 'the mail server given in SMTP_URL'],
    ...(inbound ? inboundRows(inbound) : []),
    ...(breakIt ? [['Break it yourself', breakIt]] : []),
    ['API docs', `${site}/api/docs`],
    ['Queue dashboard', `${ops}/ops/queues`],
    ['Mails', `${ops}/ops/mails (what needs attention)`],
    ['Metrics', `${ops}/metrics and ${worker}/metrics`],
    ['Health', `${site}/health/ready and ${worker}/health/ready`],
    [],
    ['Operations', `user ${shown('OPS_USER', given)}, password ${shown('OPS_PASSWORD', given)}`],
    ['Event planners', `password ${shown('EVENT_PLANNERS_PASSWORD', given)}`],
    ['Development', `password ${shown('DEVELOPMENT_PASSWORD', given)}`],
    [],
    ...[...exposed(given), ...notes].map((note) => ['Note', note]),
  ];
  const lines = rows.map(([name, value]) => (value ? `  ${name.padEnd(19)}${value}` : ''));
  return ['', 'Mainstage is ready.', '', ...lines, '  Ctrl-C ends everything; the data stays.', ''].join('\n');
}
