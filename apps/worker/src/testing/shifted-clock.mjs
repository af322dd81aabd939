/**
 * Loaded before an app (`node --import`): shifts `Date` by the hours in SHIFT_HOURS, like a machine with a wrong clock.
 * Timers and performance.now() are unaffected.
 */
const shift = Number(process.env.SHIFT_HOURS) * 3_600_000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...values) {
    super(...(values.length === 0 ? [RealDate.now() + shift] : values));
  }
  static now() {
    return RealDate.now() + shift;
  }
};
