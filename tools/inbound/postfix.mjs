import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';
import { Trouble } from '../lib/workspace.mjs';

const settings = (port, refusingPort) => `compatibility_level = 3.6
myhostname = relay.example
mydestination = relay.example
mynetworks = 127.0.0.0/8
inet_interfaces = 127.0.0.1
smtp_host_lookup = native, dns
# Accepted and bounced later, as a relay does that knows no mailboxes.
local_recipient_maps =
transport_maps = inline:{refusing.example=smtp:[127.0.0.1]:${refusingPort}, return.example=smtp:[127.0.0.1]:${refusingPort}}
smtp_tls_security_level = none
alias_maps =
delay_warning_time = 5s
queue_run_delay = 5s
minimal_backoff_time = 5s
maximal_backoff_time = 5s
maillog_file = /var/log/postfix.log
`;

/** Postfix of Debian as a relay for record-bounces.mjs. */
export const postfix = {
  name: 'postfix',
  packages: ['postfix'],
  async start(refusingPort) {
    const port = await nextFreePort(24_500);
    const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
    await run('cp', ['-r', '/etc/postfix/.', folder], { name: 'cp' });
    writeFileSync(join(folder, 'main.cf'), settings(port, refusingPort));
    await run('postconf', ['-c', folder, '-M#', 'smtp/inet'], { name: 'postconf' });
    const service = `${port}/inet=${port} inet n - n - - smtpd`;
    await run('postconf', ['-c', folder, '-M', service], { name: 'postconf' });
    // In its jail Postfix would ask the name servers of another time.
    await run('postconf', ['-c', folder, '-F', '*/*/chroot = n'], { name: 'postconf' });
    const { code, output } = await run('postfix', ['-c', folder, 'start'], { name: 'postfix' });
    if (code !== 0) throw new Trouble(`Postfix does not start:\n${output}`);
    return { port, stop: () => run('postfix', ['-c', folder, 'stop'], { name: 'postfix' }) };
  },
};
