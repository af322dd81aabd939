import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks both, and the router needs them at import.
Object.assign(globalThis, { TextEncoder, TextDecoder });
