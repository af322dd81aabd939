import { jest } from '@jest/globals';

// Real servers on a busy machine may miss a deadline once; what fails twice has failed. The first failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
