import { createSocket } from 'node:dgram';
import { readFileSync, writeFileSync } from 'node:fs';

const address = '127.0.0.53';
const settings = '/etc/resolv.conf';

/**
 * A name server of this machine that knows no name (NXDOMAIN), whatever the network around answers. The machine asks it
 * until `stop`.
 */
export async function startEmptyNameServer() {
  const before = readFileSync(settings);
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address: client }) => {
    const response = Buffer.from(query);
    // A response, recursion available, NXDOMAIN.
    response.writeUInt16BE(0x8183, 2);
    socket.send(response, port, client);
  });
  await new Promise((resolve) => socket.bind(53, address, resolve));
  writeFileSync(settings, `nameserver ${address}\n`);
  return {
    async stop() {
      writeFileSync(settings, before);
      await new Promise((resolve) => socket.close(resolve));
    },
  };
}
