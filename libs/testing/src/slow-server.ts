import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer } from 'node:net';

/**
 * A proxy that delays every new connection, as on an overloaded machine.
 * @param url of the server behind it
 * @param milliseconds of delay
 * @returns the address of the proxy
 */
export async function startSlowServer(
  url: string,
  milliseconds: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port } = new URL(url);
  const server = createServer((socket) => {
    const upstream = createConnection(Number(port), hostname);
    for (const end of [socket, upstream]) end.on('error', () => end.destroy());
    socket.once('close', () => upstream.destroy());
    setTimeout(() => socket.pipe(upstream).pipe(socket), milliseconds);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const through = Object.assign(new URL(url), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
  return {
    url: through.href,
    stop: async () => void (await new Promise((resolve) => server.close(resolve))),
  };
}
