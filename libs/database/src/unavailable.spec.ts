import { QueryFailedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

describe('an error of the database', () => {
  it.each([
    new DatabaseUnavailable('not yet'),
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('53300'),
    coded('55P03'),
    coded('08006'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new QueryFailedError('SELECT 1', [], new Error('Query read timeout')),
    new QueryFailedError('SELECT 1', [], coded('57014', 'canceling statement due to statement timeout')),
    new QueryRunnerProviderAlreadyReleasedError(),
    new Error('Client has encountered a connection error and is not queryable'),
  ])('is temporary: %p', (error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([coded('23505'), coded('42P01'), coded('22P02'), new Error('no such thing'), 'gone', undefined])(
    'is a fault: %p',
    (error) => {
      expect(isUnavailable(error)).toBe(false);
    },
  );
});
