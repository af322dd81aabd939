import { connect } from 'node:net';
import { once } from 'node:events';

/** REFERENCES is that of RFC 5256, which also joins equal subjects; REFS goes by the headers alone. */
type ThreadAlgorithm = 'REFERENCES' | 'REFS';

/**
 * Conversations of a mailbox as its IMAP server sees them.
 * @returns Message-IDs in the order of their arrival, by conversation
 */
export async function threadsOf(
  { port, password }: { port: number; password: string },
  algorithm: ThreadAlgorithm,
): Promise<string[][]> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (part: string) => (received += part));
  const command = async (tag: string, text: string): Promise<string> => {
    received = '';
    socket.write(`${tag} ${text}\r\n`);
    while (!new RegExp(`^${tag} `, 'm').test(received)) await once(socket, 'data');
    if (!received.includes(`${tag} OK`)) throw new Error(received);
    return received;
  };
  try {
    await once(socket, 'data');
    await command('a', `LOGIN client ${password}`);
    await command('b', 'SELECT INBOX');
    const heads = await command('c', 'FETCH 1:* BODY.PEEK[HEADER.FIELDS (MESSAGE-ID)]');
    const ids = new Map(
      [...heads.matchAll(/^\* (\d+) FETCH[^\n]*\n[^\n]*?(<[^>\s]+>)/gim)].map(([, number, id]) => [number, id!]),
    );
    const groups = /^\* THREAD (.*)$/m.exec(await command('d', `THREAD ${algorithm} UTF-8 ALL`))?.[1] ?? '';
    return outermost(groups).map((group) =>
      (group.match(/\d+/g) ?? []).sort((a, b) => Number(a) - Number(b)).map((number) => ids.get(number) ?? number),
    );
  } finally {
    socket.destroy();
  }
}

/** `(1 (2)(3))(4)` is two groups. */
function outermost(text: string): string[] {
  const groups: string[] = [];
  let depth = 0;
  for (const character of text) {
    if (character === '(' && depth++ === 0) groups.push('');
    groups[groups.length - 1] += character;
    if (character === ')') depth -= 1;
  }
  return groups;
}
