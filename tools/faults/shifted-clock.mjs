/** Loaded before an app (`node --import`): shifts its clock by CLOCK_SHIFT_SECONDS from the start. */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS) * 1000;
const RightDate = Date;

globalThis.Date = class Date extends RightDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RightDate.now() + shift);
  }
  static now() {
    return RightDate.now() + shift;
  }
  // Node.js itself creates instances of the original class.
  static [Symbol.hasInstance](value) {
    return value instanceof RightDate;
  }
};
