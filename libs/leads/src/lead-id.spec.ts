import { isUUID } from 'class-validator';
import { newLeadId } from './lead-id';

describe('the id of a lead', () => {
  it('is a UUID of version 7 that says when it was made', () => {
    const before = Date.now();
    const id = newLeadId();
    expect(isUUID(id, 7)).toBe(true);
    const time = Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('is not given twice, however many are made at once', () => {
    expect(new Set(Array.from({ length: 10_000 }, newLeadId)).size).toBe(10_000);
  });
});
