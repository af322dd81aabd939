import { isFree, nextFreePort } from '../lib/ports.mjs';
import { say, Trouble } from '../lib/workspace.mjs';

/**
 * Picks ports for the parts: the one given, else the usual one or the next that is free.
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
   * @param {string} [setting] the name of the setting that rules this port, checked before
   * @returns {Promise<number>}
   * @throws Trouble where the given port is taken
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
