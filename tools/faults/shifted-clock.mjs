/** Loaded before an app (`node --import`): its clock is wrong by CLOCK_SHIFT_SECONDS from the first moment on. */
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
  // What Node.js itself makes is of the class it knew first.
  static [Symbol.hasInstance](value) {
    return value instanceof RightDate;
  }
};
