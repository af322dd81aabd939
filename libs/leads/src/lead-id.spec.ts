import { isUUID } from 'class-validator';
import { leadReference, newLeadId } from './lead-id';

describe('the id of a lead', () => {
  it('is a UUID of version 7 that says when it was made', () => {
    const before = Date.now();
    const id = newLeadId();
    expect(isUUID(id, 7)).toBe(true);
    const time = Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it('has a short form that leads of the same minute do not share', async () => {
    const ids = [newLeadId()];
    await new Promise((resolve) => setTimeout(resolve, 5));
    ids.push(newLeadId());
    const references = ids.map(leadReference);
    expect(new Set(references).size).toBe(2);
    expect(ids.map((id, nth) => id.startsWith(references[nth]!))).toEqual([true, true]);
  });

  it('is not given twice, however many are made at once', () => {
    expect(new Set(Array.from({ length: 10_000 }, newLeadId)).size).toBe(10_000);
  });
});
