import { jest } from '@jest/globals';
import { describeWorker } from './testing/describe-worker';

jest.setTimeout(240_000);

describeWorker('postgres');
