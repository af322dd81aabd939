import { makeIdempotencyKey } from './idempotency-key';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('an idempotency key', () => {
  it('is a UUID, also where randomUUID is withheld', () => {
    expect(makeIdempotencyKey()).toMatch(uuid);
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      const keys = Array.from({ length: 200 }, makeIdempotencyKey);
      for (const key of keys) expect(key).toMatch(uuid);
      expect(new Set(keys).size).toBe(200);
    } finally {
      if (own) Object.defineProperty(crypto, 'randomUUID', own);
      else Reflect.deleteProperty(crypto, 'randomUUID');
    }
  });
});
