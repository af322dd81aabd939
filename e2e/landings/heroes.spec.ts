import { readHeroes } from '../fixtures/heroes';

readHeroes('landings');
