import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './ports';

/** A private Dovecot with one mailbox, whose messages are files (Maildir). */
export interface TestDovecot {
  port: number;
  /** Delivers a message into the mailbox, as a delivery agent does; also while the server is down. */
  deliver: (raw: string | Buffer) => Promise<void>;
  /** Names of the stored messages. */
  messages: () => Promise<string[]>;
  /** Kills the server with all connections. */
  end: () => Promise<void>;
  start: () => Promise<void>;
  /**
   * Voids the UIDs that clients know: UIDVALIDITY changes for new connections. The server must be down, because an open
   * mailbox can write the old value back.
   */
  changeUidValidity: () => Promise<void>;
  /** Stops it and deletes its files. */
  stop: () => Promise<void>;
}

/** Debian's `nobody`: Dovecot opens no mailbox as root. */
const nobody = 65_534;

/**
 * Starts it with any user and the given password.
 * @throws Error if Dovecot is not installed or does not start
 */
export async function startDovecot(password: string): Promise<TestDovecot> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstage-dovecot-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const uid = isRoot ? nobody : (process.getuid?.() ?? nobody);
  const gid = isRoot ? nobody : (process.getgid?.() ?? nobody);
  const maildir = join(folder, 'mail');
  for (const name of ['', 'new', 'cur', 'tmp']) {
    await mkdir(join(maildir, name), { recursive: true });
    await chown(join(maildir, name), uid, gid);
  }
  // The mailbox's own user needs access.
  await chown(folder, uid, gid);
  const config = join(folder, 'dovecot.conf');
  await writeFile(config, configuration({ folder, port, password, uid, gid, isRoot }));
  let child: ChildProcess | undefined;
  let delivered = 0;

  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async () => {
    if (!child || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const start = async () => {
    const server = spawn(program(), ['-F', '-c', config], { stdio: 'ignore' });
    child = server;
    let failure: Error | undefined;
    server.once('error', (error) => (failure = error));
    for (const latest = performance.now() + 20_000; !(await answers(port)); await delay(25))
      if (failure || server.exitCode !== null || performance.now() > latest)
        throw failure ?? new Error('Dovecot does not start: is dovecot-imapd installed?');
  };
  /** Runs as the owner of the mailbox: without a server there is no lookup of users. */
  const doveadm = async (command: string, ...rest: string[]) => {
    const env = { ...process.env, USER: 'anybody', HOME: maildir };
    const owner = isRoot ? { uid, gid } : {};
    return (await promisify(execFile)('doveadm', ['-c', config, 'mailbox', command, ...rest], { env, ...owner }))
      .stdout;
  };
  await start();
  return {
    port,
    async deliver(raw) {
      const name = `${Date.now()}.${process.pid}_${++delivered}.test`;
      const file = join(maildir, 'tmp', name);
      await writeFile(file, raw);
      await chown(file, uid, gid);
      await rename(file, join(maildir, 'new', name));
    },
    async messages() {
      return (await Promise.all(['new', 'cur'].map((name) => readdir(join(maildir, name))))).flat();
    },
    end,
    start,
    async changeUidValidity() {
      if (isRunning()) throw new Error('Dovecot must be down while UIDVALIDITY changes');
      const validity = String(Math.floor(Date.now() / 1000) + 1000);
      await doveadm('update', '--uid-validity', validity, 'INBOX');
      const status = await doveadm('status', 'uidvalidity', 'INBOX');
      if (!status.includes(`uidvalidity=${validity}`)) throw new Error(`UIDVALIDITY did not change: ${status}`);
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Debian installs it into a folder that is only on root's PATH. */
const program = () => process.env['TEST_DOVECOT'] ?? '/usr/sbin/dovecot';

function configuration(of: {
  folder: string;
  port: number;
  password: string;
  uid: number;
  gid: number;
  isRoot: boolean;
}): string {
  const { folder, port, password, uid, gid } = of;
  const logins = of.isRoot ? '' : `default_internal_user = ${uid}\ndefault_login_user = ${uid}\n`;
  return `${logins}protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain login
mail_location = maildir:${folder}/mail
first_valid_uid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
`;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data', { signal: AbortSignal.timeout(2000) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
