import { fault } from './fault';

describe('an error in the log', () => {
  it('keeps message, code and stack, and drops rows and parameters', () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      parameters: ['ada@example.com'],
    });
    const description = fault(error);
    expect(description).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' });
    expect(JSON.stringify(description)).not.toContain('ada@');
  });
  it('handles values that are no Error', () => {
    expect(fault('gone')).toEqual({ type: 'string', message: 'gone' });
  });
});
