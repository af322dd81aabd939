import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Tours can be requested at most 18 months ahead. */
const inTwoMonths = new Date(Date.now() + 60 * 24 * 3600 * 1000).toISOString().slice(0, 10);

const ANSWER_WITHIN_MS = 45_000;
const GIVE_UP_AFTER_MS = 240_000;

/** Path of each form, and a unique body. */
export const forms = {
  newsletter: { path: '/api/newsletter-subscriptions', body: (email) => ({ email }) },
  contact: {
    path: '/api/contact-submissions',
    body: (email) => ({ firstName: 'Ada', lastName: 'Byron', email, message: `Is the hall free? ${email}` }),
  },
  tour: {
    path: '/api/tour-bookings',
    body: (email) => ({ fullName: 'Ada Byron', email, preferredDate: inTwoMonths, preferredTime: '10:30' }),
  },
  webinar: {
    path: '/api/webinar-registrations',
    body: (email, { dateLabel }) => ({ firstName: 'Ada', email, selectedDate: dateLabel, agreeToTerms: true }),
  },
  'business-event': {
    path: '/api/event-registrations',
    body: (email) => ({ firstName: 'Ada', lastName: 'Byron', email, company: 'Sample', agreeToTerms: true }),
  },
};

/**
 * One filled-in form on its way.
 * @typedef {{ form: string, key: string, email: string, startedAt: number, tries: number, acknowledgedAt?: number,
 *   id?: string }} Submission
 */

/** Visitors who send all five forms at a steady rate, and retry with the same key until they are answered. */
export class Visitors {
  /** @type {Submission[]} */
  submissions = [];
  /** When a 201 was received, in milliseconds, ascending. @type {number[]} */
  acknowledged = [];
  /** Number of answers by status; 0 is a broken connection. @type {Record<string, number>} */
  answers = {};
  #agent = new Agent({ keepAlive: true, maxSockets: 256 });
  #underWay = new Set();
  #stopping = new AbortController();

  /** @param {{ port: number, perSecond: number, random: import('./random.mjs').Random }} options */
  constructor({ port, perSecond, random }) {
    Object.assign(this, { port, perSecond, random });
  }

  async start() {
    // The API listens before it is connected to the database.
    for (; !this.webinar; await delay(200)) {
      const webinar = await this.#call('GET', '/api/webinars/led-wall').catch(() => undefined);
      if (webinar?.status === 200) this.webinar = JSON.parse(webinar.body);
    }
    this.#arriving = this.#arrive();
  }

  #arriving = Promise.resolve();

  async #arrive() {
    const names = Object.keys(forms);
    const run = randomUUID().slice(0, 8);
    const { signal } = this.#stopping;
    const began = Date.now();
    for (let count = 0; !signal.aborted; count += 1) {
      const email = `v${count}-${run}@visitor.example`;
      const visit = this.#visit(this.random.pick(names), email).finally(() => this.#underWay.delete(visit));
      this.#underWay.add(visit);
      const due = began + ((count + 1) * 1000) / this.perSecond;
      await delay(Math.max(0, due - Date.now()), undefined, { signal }).catch(() => undefined);
    }
  }

  async #visit(form, email) {
    const submission = { form, key: randomUUID(), email, startedAt: Date.now(), tries: 0 };
    this.submissions.push(submission);
    const { path, body } = forms[form];
    const text = JSON.stringify(body(email, this.webinar));
    for (let wait = 500; ; wait = Math.min(wait * 2, 3000)) {
      submission.tries += 1;
      const { status, body: answer } = await this.#call('POST', path, text, submission.key).catch(() => ({
        status: 0,
      }));
      this.answers[status] = (this.answers[status] ?? 0) + 1;
      const id = status === 201 ? idIn(answer) : undefined;
      if (id) {
        submission.id = id;
        submission.acknowledgedAt = Date.now();
        this.acknowledged.push(submission.acknowledgedAt);
        return;
      }
      // A client error is final; the checker reports the form as never answered.
      if (status >= 400 && status < 500 && status !== 429) {
        submission.rejection = `${status} ${answer}`.slice(0, 300);
        return;
      }
      if (Date.now() - submission.startedAt > GIVE_UP_AFTER_MS) return;
      await delay(wait);
    }
  }

  #call(method, path, text, key) {
    return new Promise((resolve, reject) => {
      const headers = text
        ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), 'Idempotency-Key': key }
        : {};
      const options = { host: '127.0.0.1', port: this.port, path, method, headers, agent: this.#agent };
      const sending = request({ ...options, timeout: ANSWER_WITHIN_MS }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
        // An answer that is cut off never fires `end`.
        response.on('end', () => resolve({ status: response.statusCode, body }));
        response.on('close', () => reject(new Error('cut')));
      });
      sending.on('timeout', () => sending.destroy(new Error('no answer')));
      sending.on('error', reject);
      sending.end(text);
    });
  }

  /** Stops creating visitors; waits until all are answered or have given up. */
  async stop() {
    this.#stopping.abort();
    await this.#arriving;
    await Promise.all(this.#underWay);
  }

  close() {
    this.#stopping.abort();
    this.#agent.destroy();
  }
}

function idIn(answer) {
  try {
    return JSON.parse(answer).id;
  } catch {
    return undefined;
  }
}
