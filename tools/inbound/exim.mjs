import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from '../lib/command.mjs';
import { nextFreePort } from '../lib/ports.mjs';

const settings = (port, refusingPort, folder) => `
primary_hostname = relay.example
domainlist local_domains = relay.example
spool_directory = ${folder}/spool
log_file_path = ${folder}/log-%slog
exim_user = Debian-exim
exim_group = Debian-exim
never_users = root
daemon_smtp_ports = ${port}
local_interfaces = 127.0.0.1
tls_advertise_hosts =
acl_smtp_rcpt = accept_all
acl_smtp_data = accept_all
# Accepted and bounced later, as a relay does that knows no mailboxes.
delay_warning = 5s
queue_run_in_order = true

begin acl
accept_all:
  accept

begin routers
refusing:
  driver = manualroute
  domains = refusing.example : return.example
  transport = smtp
  route_list = * 127.0.0.1
  self = send
dns:
  driver = dnslookup
  domains = ! +local_domains
  transport = smtp
  no_more
local:
  driver = accept
  check_local_user
  transport = smtp

begin transports
smtp:
  driver = smtp
  port = ${refusingPort}
  hosts_avoid_tls = *

begin retry
* * F,2d,5s
`;

/** Exim of Debian as a relay for record-bounces.mjs. */
export const exim = {
  name: 'exim',
  packages: ['exim4-daemon-light'],
  async start(refusingPort) {
    const port = await nextFreePort(24_500);
    const folder = mkdtempSync(join(tmpdir(), 'exim-'));
    const config = join(folder, 'exim.conf');
    writeFileSync(config, settings(port, refusingPort, folder));
    await run('chown', ['-R', 'Debian-exim:', folder], { name: 'chown' });
    // Exim refuses a configuration that others could write.
    await run('chown', ['root:', config], { name: 'chown' });
    chmodSync(config, 0o644);
    const child = spawn('/usr/sbin/exim4', ['-C', config, '-bdf', '-q5s'], { stdio: 'inherit' });
    await delay(2000);
    return {
      port,
      async stop() {
        child.kill('SIGTERM');
        await once(child, 'exit');
      },
    };
  },
};
