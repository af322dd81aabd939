import { visitPages } from '../fixtures/visits';

visitPages('venues');
