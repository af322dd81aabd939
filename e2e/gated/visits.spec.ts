import { visitPages } from '../fixtures/visits';

visitPages('gated');
