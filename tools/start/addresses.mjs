import { isFree, nextFreePort } from '../lib/ports.mjs';
import { say, Trouble } from '../lib/workspace.mjs';

/**
 * Chooses ports for the parts: the given one, else the default or the next free one.
 * @param {NodeJS.ProcessEnv} given
 */
export class Ports {
  #taken = new Set();

  constructor(given) {
    this.given = given;
  }

  /**
   * @param {string} part as shown
   * @param {number} usual
   * @param {string} [setting] name of the port's setting, already validated
   * @returns {Promise<number>}
   * @throws Trouble if the given port is taken
   */
  async pick(part, usual, setting) {
    const text = setting && this.given[setting];
    if (text) {
      const port = Number(text);
      if (this.#taken.has(port) || !(await isFree(port)))
        throw new Trouble(`Port ${port} is taken: give ${setting} another value, or free the port.`);
      this.#taken.add(port);
      return port;
    }
    const port = await nextFreePort(usual, this.#taken);
    if (port !== usual) say(`  Port ${usual} is taken: ${part} takes ${port}.`);
    return port;
  }
}
