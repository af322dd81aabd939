import { visitPages } from '../fixtures/visits';

visitPages('offers');
