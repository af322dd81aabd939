import { jest } from '@jest/globals';

// Real servers on a busy machine may miss a deadline once, so a failed test is retried once. The first failure is
// printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
