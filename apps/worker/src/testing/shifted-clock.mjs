/**
 * Loaded before an app (`node --import`): its clock is wrong by the hours in SHIFT_HOURS, as that of a machine is whose
 * time nobody keeps. Timers and performance.now() run as ever.
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
