import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks what every browser has and the router wants at its import.
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
