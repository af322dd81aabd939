import { readHeroes } from '../fixtures/heroes';

readHeroes('home');
