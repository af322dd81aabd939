import { signLook } from './state-look';

describe('the sign of a state beside text', () => {
  it.each(Object.entries(signLook))('is no mere outline, like an empty checkbox, where it is %s', (state, look) => {
    const filled = 'backgroundColor' in look || 'backgroundImage' in look;
    expect(filled).toBe(state !== 'over');
  });

  it('is a shape of its own where the day is free', () => {
    expect(signLook.free.clipPath).toMatch(/^polygon/);
    expect(signLook.taken).not.toHaveProperty('clipPath');
  });
});
