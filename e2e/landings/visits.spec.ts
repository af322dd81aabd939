import { visitPages } from '../fixtures/visits';

visitPages('landings');
