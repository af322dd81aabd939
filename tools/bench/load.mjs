import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/** A unique contact form. */
export function contactBody() {
  const id = randomUUID();
  return JSON.stringify({
    firstName: 'Bench',
    lastName: 'Mark',
    email: `bench-${id}@example.com`,
    company: 'Sample Events',
    message: `We plan a conference for 180 guests in spring and would like to see the hall. ${id}`,
  });
}

/**
 * Posts forms and measures each response.
 * @param {string} url
 * @param {{ seconds: number, concurrency: number, perSecond?: number, body?: () => string }} load `perSecond` spaces
 * the calls evenly; `body` makes one for each call, a contact form by default
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number, errors: number }>} milliseconds
 */
export async function load(url, { seconds, concurrency, perSecond, body = contactBody }) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const latencies = [];
  let errors = 0;
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const call = async (due = performance.now()) => {
    const status = await post(url, agent, body()).catch(() => 0);
    if (status === 201) latencies.push(performance.now() - due);
    else errors += 1;
  };

  if (perSecond) {
    const calls = [];
    // Measured from the moment a call was due, so that a stall counts for every call it delays.
    for (let due = startedAt; due < end; due += 1000 / perSecond) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      calls.push(call(due));
    }
    await Promise.all(calls);
  } else
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (performance.now() < end) await call();
      }),
    );

  const elapsed = (performance.now() - startedAt) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? NaN;
  return { perSecond: latencies.length / elapsed, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors };
}

function post(url, agent, body) {
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        agent,
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          'Idempotency-Key': randomUUID(),
        },
      },
      (response) => response.resume().on('end', () => resolve(response.statusCode)),
    );
    sending.on('error', reject);
    sending.end(body);
  });
}
