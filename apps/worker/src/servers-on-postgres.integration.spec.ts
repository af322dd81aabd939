import { jest } from '@jest/globals';
import { describeServers } from './testing/describe-worker';

jest.setTimeout(240_000);

describeServers('postgres');
