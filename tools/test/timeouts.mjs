/** Testing Library's default timeout of one second is too short for a busy machine. */
import { configure } from '@testing-library/react';

if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 20_000 });
