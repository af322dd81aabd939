import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

const found = () => spawnSync('spamassassin', ['--version']).status === 0;

/** SpamAssassin's verdict on a mail by its local rules. */
export interface SpamVerdict {
  score: number;
  /** Names of the matching rules. */
  rules: string[];
}

/** Whether SpamAssassin is available; root on Debian installs it first. */
export async function provideSpamAssassin(): Promise<boolean> {
  if (found()) return true;
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => promisify(execFile)('apt-get', args, { env }).catch(() => undefined);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'spamassassin');
  return found();
}

/**
 * Judges mails in one run of SpamAssassin, by its local rules: no network, no learning.
 * @param messages raw mails (RFC 5322), each with its own Message-ID
 * @returns the verdicts by Message-ID
 */
export async function judge(messages: string[]): Promise<Map<string, SpamVerdict>> {
  const mbox = messages.map((message) => `${separator}\n${asReceived(message)}\n`).join('\n');
  const running = promisify(execFile)('spamassassin', ['--local', '--test-mode', '--mbox'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(mbox);
  const { stdout } = await running;
  // Its output has another order.
  return new Map(stdout.split(separator).slice(1).map(verdictOf));
}

const separator = 'From MAILER-DAEMON Thu Jan  1 00:00:00 2026';

function verdictOf(judged: string): [messageId: string, verdict: SpamVerdict] {
  const messageId = /^Message-Id: (\S+)/im.exec(judged)?.[1] ?? '';
  const [, score = 'NaN', rules = ''] =
    /^X-Spam-Status: \w+, score=(-?[\d.]+) [^]*?tests=([^]*?)\s+autolearn/m.exec(judged) ?? [];
  return [messageId, { score: Number(score), rules: rules.split(/[,\s]+/).filter(Boolean) }];
}

/** The message as the receiver's server stores it, one hop later; an mbox needs its own line format. */
function asReceived(message: string): string {
  const hop = `Received: from mail.stage.example (mail.stage.example [93.184.215.14]) by mx.firma.example with ESMTPS; ${new Date().toUTCString().replace('GMT', '+0000')}`;
  return `${hop}\n${message.replaceAll('\r\n', '\n').replace(/^From /gm, '>From ')}`;
}
