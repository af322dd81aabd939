/** On a busy machine a second, Testing Library's default timeout, is too short. */
import { configure } from '@testing-library/react';

if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 20_000 });
