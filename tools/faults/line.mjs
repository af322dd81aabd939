import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A TCP proxy to a local server whose connections can stall, as in a network failure, or be cut. */
export class Line {
  port = 0;
  #pairs = new Set();
  #silent = false;

  constructor(target) {
    this.target = target;
    this.server = createServer((near) => this.#open(near));
  }

  /** @param {number} target @returns {Promise<Line>} listening on 127.0.0.1 at `port` */
  static async to(target) {
    const line = new Line(target);
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    line.port = /** @type {import('node:net').AddressInfo} */ (line.server.address()).port;
    return line;
  }

  #open(near) {
    const pair = { near, far: undefined };
    this.#pairs.add(pair);
    near.setNoDelay(true);
    near.on('error', () => undefined);
    near.on('close', () => {
      this.#pairs.delete(pair);
      pair.far?.destroy();
    });
    // While the line is silent, new connections are accepted but not forwarded.
    near.pause();
    if (!this.#silent) this.#lead(pair);
  }

  #lead(pair) {
    const far = connect(this.target, '127.0.0.1');
    pair.far = far;
    far.setNoDelay(true);
    far.on('error', () => undefined);
    far.on('close', () => {
      // The near side of a forgotten connection is not notified, not even of its end.
      if (pair.far === far) pair.near.destroy();
    });
    this.#join(pair);
  }

  #join({ near, far }) {
    near.pipe(far);
    far.pipe(near);
  }

  /** Stalls both directions without closing the connections. */
  silence() {
    this.#silent = true;
    for (const { near, far } of this.#pairs) {
      near.unpipe();
      near.pause();
      far?.unpipe();
      far?.pause();
    }
  }

  /**
   * Ends the silence.
   * @param {{ forget: boolean }} options forget: as if the host behind had been replaced: earlier connections stay
   * silent for ever, and only new ones work
   */
  speak({ forget }) {
    this.#silent = false;
    for (const pair of this.#pairs) {
      // A forgotten connection stays forgotten after a second silence.
      if (pair.forgotten) continue;
      if (forget) {
        const { far } = pair;
        Object.assign(pair, { far: undefined, forgotten: true });
        far?.destroy();
      } else if (pair.far) this.#join(pair);
      else this.#lead(pair);
    }
  }

  cut() {
    for (const { near, far } of this.#pairs) {
      near.resetAndDestroy();
      far?.destroy();
    }
  }

  close() {
    this.server.close();
    this.cut();
  }
}
