import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks globals that browsers have and the router needs at import.
Object.assign(globalThis, { TextEncoder, TextDecoder });
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => {};
