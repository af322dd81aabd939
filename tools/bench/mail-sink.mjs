import { createServer } from 'node:net';

/**
 * A mail server that accepts everything and stores only counts.
 * @param {{ messageMs?: number, onMail?: (to: string) => void }} [options] messageMs: milliseconds until it answers a
 * whole mail; onMail: called with the address of each accepted mail
 */
export async function startSink({ messageMs = 0, onMail = () => undefined } = {}) {
  const sink = { received: 0, connections: 0, port: 0, close: () => server.close() };
  const server = createServer((socket) => {
    let input = '';
    let message = false;
    let to = '';
    sink.connections += 1;
    const say = (reply) => socket.write(`${reply}\r\n`);
    const take = () => {
      sink.received += 1;
      onMail(to);
      say('250 Taken');
    };
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      input += chunk.toString('latin1');
      for (;;) {
        const mark = message ? '\r\n.\r\n' : '\r\n';
        const end = input.indexOf(mark);
        if (end < 0) return;
        const received = input.slice(0, end);
        const line = received.toUpperCase();
        input = input.slice(end + mark.length);
        if (message) {
          message = false;
          if (messageMs > 0) setTimeout(take, messageMs);
          else take();
        } else if (line.startsWith('RCPT TO:')) {
          to = /<([^>]*)>/.exec(received)?.[1] ?? '';
          say('250 Fine');
        } else if (line === 'DATA') {
          message = true;
          say('354 Go ahead');
        } else if (line === 'QUIT') socket.end('221 Goodbye\r\n');
        else say('250 Fine');
      }
    });
    say('220 sink.example ESMTP');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  sink.port = server.address().port;
  return sink;
}
