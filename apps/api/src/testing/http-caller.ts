import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
}

interface CallAnswer {
  status: number;
  type: string;
  text: string;
  ms: number;
  /** Processor time of this process in the meantime: upper bound of the cost of a response, also on a busy machine. */
  cpuMs: number;
}

/**
 * Calls a server thousands of times over keep-alive connections, for plain text; takes a third of the time of `fetch`.
 */
export class HttpCaller {
  private readonly agent: Agent;

  /** @param atOnce number of connections */
  constructor(
    private readonly url: string,
    atOnce: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  }

  async call({ method, path, headers, body }: Call): Promise<CallAnswer> {
    const startedAt = performance.now();
    const used = process.cpuUsage();
    const { status, type, content } = await new Promise<{ status: number; type: string; content: Promise<string> }>(
      (resolve, reject) => {
        const sending = request(this.url + path, { method, headers, agent: this.agent }, (response) =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            content: text(response),
          }),
        );
        // Node.js would send the body of a DELETE without its length, and the server would read it as another call.
        if (body !== undefined) sending.setHeader('Content-Length', Buffer.byteLength(body));
        sending.on('error', reject).end(body);
      },
    );
    const answer = { status, type, text: await content, ms: performance.now() - startedAt };
    const { user, system } = process.cpuUsage(used);
    return { ...answer, cpuMs: (user + system) / 1000 };
  }

  close(): void {
    this.agent.destroy();
  }
}
