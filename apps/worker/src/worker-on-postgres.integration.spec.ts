import { jest } from '@jest/globals';
import { describeWorker } from './testing/describe-worker';

jest.setTimeout(90_000);

describeWorker('postgres');
