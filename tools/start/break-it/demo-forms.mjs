import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const AT_ONCE = 4;
const RESPONSE_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = 500;

/** Sends contact forms like visitors who press Send again, with the same key, until the form is accepted. */
export class DemoForms {
  /** Ids of the leads that the API acknowledged with 201. @type {string[]} */
  accepted = [];
  sent = 0;
  #run = randomUUID().slice(0, 8);
  #stopping = new AbortController();

  /** @param {string} site address of the running site */
  constructor(site) {
    this.site = site;
  }

  /** Resolves when all of them were accepted or refused, or sending was stopped. */
  async send(count) {
    let left = count;
    const visitor = async () => {
      for (; left > 0 && !this.#stopping.signal.aborted;) {
        left -= 1;
        await this.#submit((this.sent += 1));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  }

  async #submit(number) {
    const email = `visitor-${number}-${this.#run}@example.org`;
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID(), 'X-Form-Age': '5000' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Byron',
        email,
        message: `Form ${number}: is the hall free?`,
      }),
    };
    for (const { signal } = this.#stopping; !signal.aborted;) {
      const id = await this.#attempt(request);
      if (id) return void this.accepted.push(id);
      await delay(RETRY_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** @returns the lead's id; undefined if the form must be sent again */
  async #attempt(request) {
    try {
      const signal = AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(RESPONSE_WITHIN_MS)]);
      const response = await fetch(`${this.site}/api/contact-submissions`, { ...request, signal });
      const { id } = await response.json();
      return response.status === 201 ? id : undefined;
    } catch {
      return undefined;
    }
  }

  stop() {
    this.#stopping.abort();
  }
}
