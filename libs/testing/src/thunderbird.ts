import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './ports';

/** A Thunderbird without a window, with one account. */
export interface TestThunderbird {
  /** Message-IDs of the inbox by conversation, oldest first, once it has that many messages. */
  threads: (messages: number) => Promise<string[][]>;
  /** Opens *Reply* for a message, types the text at its top and sends it. */
  reply: (messageId: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
}

interface Account {
  email: string;
  password: string;
  imapPort: number;
  smtpPort: number;
}

/** @throws Error if Thunderbird is not installed or does not start */
export async function startThunderbird(account: Account): Promise<TestThunderbird> {
  const profile = await mkdtemp(join(tmpdir(), 'mainstage-thunderbird-'));
  const port = await freePort();
  await writeFile(join(profile, 'user.js'), preferences(account, port));
  const options = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const child = spawn('thunderbird', options, { stdio: 'ignore', env: { ...process.env, HOME: profile } });
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const script = await marionette(
      port,
      () => failure ?? (child.exitCode === null ? undefined : new Error('It ended')),
    );
    await script(logIn, account.password);
    return {
      threads: (messages) => script(readThreads, messages) as Promise<string[][]>,
      reply: async (messageId, text) => void (await script(writeReply, messageId, text)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function preferences({ email, imapPort, smtpPort }: Account, port: number): string {
  const values: Record<string, string | number | boolean> = {
    'marionette.port': port,
    'mail.provider.suppress_dialog_on_startup': true,
    'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
    'mail.accountmanager.accounts': 'account1',
    'mail.accountmanager.defaultaccount': 'account1',
    'mail.account.account1.identities': 'id1',
    'mail.account.account1.server': 'server1',
    'mail.server.server1.type': 'imap',
    'mail.server.server1.hostname': '127.0.0.1',
    'mail.server.server1.port': imapPort,
    'mail.server.server1.userName': 'client',
    'mail.server.server1.name': 'client',
    'mail.server.server1.socketType': 0,
    'mail.server.server1.authMethod': 3,
    'mail.identity.id1.fullName': 'Ada Byron',
    'mail.identity.id1.useremail': email,
    'mail.identity.id1.valid': true,
    'mail.identity.id1.smtpServer': 'smtp1',
    // What is sent is stored beside what it answers.
    'mail.identity.id1.fcc_reply_follows_parent': true,
    'mail.smtpservers': 'smtp1',
    'mail.smtp.defaultserver': 'smtp1',
    'mail.smtpserver.smtp1.hostname': '127.0.0.1',
    'mail.smtpserver.smtp1.port': smtpPort,
    'mail.smtpserver.smtp1.authMethod': 1,
    'mail.smtpserver.smtp1.try_ssl': 0,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

type RunScript = (script: string, ...values: unknown[]) => Promise<unknown>;

/** Connects to Marionette, the remote control of Mozilla's programs. @returns runs a script in the program itself */
async function marionette(port: number, ended: () => Error | undefined): Promise<RunScript> {
  const socket = await connected(port, ended);
  const answers = packets(socket);
  let id = 0;
  const send = async (name: string, parameters: object): Promise<unknown> => {
    const text = JSON.stringify([0, ++id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value } = await answers.next();
    const [, , error, result] = value as [number, number, { message: string } | null, unknown];
    if (error) throw new Error(`${name}: ${error.message}`);
    return result;
  };
  await answers.next();
  await send('WebDriver:NewSession', { capabilities: {} });
  await send('WebDriver:SetTimeouts', { script: 120_000 });
  await send('Marionette:SetContext', { value: 'chrome' });
  return async (script, ...args) => {
    const run = `const [done] = [...arguments].slice(-1); const fail = (error) => done({ error: String(error) });
      const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
      const pause = () => new Promise((next) => setTimeout(next, 200));
      const inbox = () => MailServices.accounts.accounts[0].incomingServer.rootFolder.getChildNamed('INBOX');
      (async (...values) => { ${script} })(...arguments).then((value) => done({ value }), fail);`;
    const { value } = (await send('WebDriver:ExecuteAsyncScript', { script: run, args, sandbox: 'system' })) as {
      value: { value?: unknown; error?: string };
    };
    if (value.error) throw new Error(`Thunderbird: ${value.error}`);
    return value.value;
  };
}

async function connected(port: number, ended: () => Error | undefined): Promise<Socket> {
  for (const latest = performance.now() + 60_000; ; await delay(100)) {
    const socket = connect(port, '127.0.0.1');
    const result: unknown = await once(socket, 'connect').catch((error: unknown) => error);
    const failure = ended();
    if (failure) throw failure;
    if (socket.readyState === 'open') return socket;
    if (performance.now() > latest) throw new Error(`Thunderbird does not start: ${String(result)}`);
  }
}

/** `12:{"a":"text"}`: length in bytes and JSON. */
async function* packets(socket: Socket): AsyncGenerator<unknown, undefined> {
  let received = Buffer.alloc(0);
  for await (const part of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, part]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) break;
      const packet: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      yield packet;
    }
  }
  return undefined;
}

/** Scripts that Thunderbird runs, with `values` as arguments. */
const logIn = `MailServices.accounts.accounts[0].incomingServer.password = values[0];`;

const readThreads = `
  const server = MailServices.accounts.accounts[0].incomingServer;
  let headers = [];
  do {
    server.performExpand(null);
    await pause();
    const folder = inbox();
    folder?.updateFolder(null);
    headers = folder ? [...folder.messages] : [];
  } while (headers.length < values[0]);
  headers.sort((one, other) => one.messageKey - other.messageKey);
  const threads = new Map();
  for (const header of headers) {
    const key = inbox().msgDatabase.getThreadContainingMsgHdr(header).threadKey;
    threads.set(key, [...(threads.get(key) ?? []), '<' + header.messageId + '>']);
  }
  return [...threads.values()];`;

const writeReply = `
  const [messageId, text] = values;
  const header = [...inbox().messages].find((each) => '<' + each.messageId + '>' === messageId);
  const opened = new Promise((ready) => {
    const observer = (subject, topic) => {
      if (topic !== 'domwindowopened') return;
      Services.ww.unregisterNotification(observer);
      subject.addEventListener('compose-editor-ready', () => ready(subject), { once: true });
    };
    Services.ww.registerNotification(observer);
  });
  const { ReplyToSender } = Ci.nsIMsgCompType;
  const identity = MailServices.accounts.accounts[0].defaultIdentity;
  const uri = header.folder.getUriForMsg(header);
  MailServices.compose.OpenComposeWindow(null, header, uri, ReplyToSender, Ci.nsIMsgCompFormat.PlainText, identity, null, null);
  const composer = await opened;
  await pause();
  composer.GetCurrentEditor().beginningOfDocument();
  composer.GetCurrentEditor().insertText(text);
  composer.GetCurrentEditor().insertLineBreak();
  composer.GetCurrentEditor().insertLineBreak();
  const sent = new Promise((end) => composer.addEventListener('aftersend', () => end(), { once: true }));
  composer.SendMessage();
  while (!composer.closed) await Promise.race([sent, pause()]).then(pause);`;
