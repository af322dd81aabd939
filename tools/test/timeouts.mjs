/** What a test waits for comes later on a busy machine; Testing Library gives up after a second. */
import { configure } from '@testing-library/react';

if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 20_000 });
