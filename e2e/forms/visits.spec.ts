import { visitPages } from '../fixtures/visits';

visitPages('forms');
