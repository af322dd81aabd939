import { visitPages } from '../fixtures/visits';

visitPages('home');
