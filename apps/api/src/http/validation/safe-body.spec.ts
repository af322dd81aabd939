// Rules: form.limits
import { ValidationFailed } from '../problem-error';
import { refuseUnsafeBody } from './safe-body';

const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

/** The errors of a body; none where it is safe. */
function errorsOf(body: unknown): string[] {
  try {
    refuseUnsafeBody(body);
    return [];
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    return (error.extra.errors ?? []).map(({ field, code }) => `${field} ${code}`);
  }
}

describe('the check of a body before class-transformer', () => {
  it('the body check passes a form with an object and a list in it', () => {
    expect(errorsOf({ email: 'ada@example.com', brief: { guests: 4, shortlist: ['skyline-stage'] } })).toEqual([]);
  });

  it.each([[null], [[]], ['text'], [7], [undefined]])('the body check refuses %j as a body', (body) => {
    expect(errorsOf(body)).toEqual([' wrong_type']);
  });

  it('the body check refuses fields with names that every object inherits, on each level', () => {
    const body = JSON.parse('{"__proto__":{"x":1},"constructor":1,"brief":{"toString":1}}') as object;
    expect(errorsOf(body)).toEqual([
      '__proto__ unknown_field',
      'constructor unknown_field',
      'brief.toString unknown_field',
    ]);
  });

  it('the body check refuses a value of ten thousand levels by the name of its field', () => {
    expect(errorsOf({ email: nested(10_000) })).toEqual(['email.0.0 wrong_type']);
  });

  it('the body check names twenty fields at most, each shortened', () => {
    const many = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`${'x'.repeat(99)}${index}`, { constructor: 1 }]),
    );
    const errors = errorsOf(JSON.parse(JSON.stringify(many)));
    expect(errors).toHaveLength(20);
    expect(errors[0]).toHaveLength(60 + '.constructor unknown_field'.length);
  });
});
