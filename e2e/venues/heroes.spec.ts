import { readHeroes } from '../fixtures/heroes';

readHeroes('venues');
