import { fault } from './fault';

describe('an error in the log', () => {
  it('keeps message, code and stack, and drops rows and parameters', () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
      parameters: ['ada@example.com'],
    });
    const said = fault(error);
    expect(said).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' });
    expect(JSON.stringify(said)).not.toContain('ada@');
  });
  it('handles values that are no Error', () => {
    expect(fault('gone')).toEqual({ type: 'string', message: 'gone' });
  });
});
