import { jest } from '@jest/globals';
import { describeSending } from './testing/describe-worker';

jest.setTimeout(240_000);

describeSending('postgres');
