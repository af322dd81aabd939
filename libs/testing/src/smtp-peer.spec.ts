import { connect, type Socket } from 'node:net';
import { startSmtpPeer, type SmtpPeer } from './smtp-peer';

let peer: SmtpPeer;
let socket: Socket;
let heard: string;

/** Sends the lines and waits until the peer's answer ends with the text. */
async function say(lines: string, until: string): Promise<void> {
  heard = '';
  socket.write(lines);
  while (!heard.includes(until)) await new Promise((resolve) => socket.once('data', resolve));
}

beforeEach(async () => {
  peer = await startSmtpPeer();
  socket = connect(peer.port, '127.0.0.1');
  socket.on('data', (chunk) => (heard += String(chunk)));
  heard = '';
  await say('', '220 ');
});
afterEach(async () => {
  socket.destroy();
  await peer.close();
});

describe('the misbehaving mail server', () => {
  it('keeps messages as they were meant, one after the other on one connection', async () => {
    for (const number of [1, 2]) {
      await say('MAIL FROM:<a@b.example>\r\n', '250');
      await say('RCPT TO:<c@d.example>\r\n', '250');
      await say('DATA\r\n', '354');
      await say('Subject: ü\r\n\r\n..dot\r\nend\r\n.\r\n', `250 Queued as ${number}`);
    }
    const message = {
      from: 'a@b.example',
      to: ['c@d.example'],
      raw: 'Subject: ü\r\n\r\n.dot\r\nend\r\n',
      accepted: true,
    };
    expect(peer.messages).toEqual([message, message]);
    expect(peer.connections).toBe(1);
  });

  it('takes a message that comes byte by byte', async () => {
    await say('MAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\n', '354');
    for (const byte of 'x\r\n.\r') await new Promise<void>((resolve) => socket.write(byte, () => resolve()));
    await say('\n', '250 Queued');
    expect(peer.messages[0]?.raw).toBe('x\r\n');
  });

  it('changes its mind on an open connection', async () => {
    await say('MAIL FROM:<a@b.example>\r\n', '250');
    await peer.setBehaviour('rcpt-451');
    await say('RCPT TO:<c@d.example>\r\n', '451');
    await say('DATA\r\n', '503');
    await peer.setBehaviour('accept', 'C@D.example');
    await say('RCPT TO:<c@d.example>\r\n', '250');
    expect(peer.messages).toEqual([]);
  });
});
