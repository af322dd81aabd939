// Rules: site.language
import { visitPages } from '../fixtures/visits';

visitPages('house');
