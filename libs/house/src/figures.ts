const english = new Intl.NumberFormat('en-GB');

/** 2500 as the English pages write it: 2,500. */
export const count = (value: number): string => english.format(value);

/** 1000 as 1,000 sqm. */
export const sqm = (area: number): string => `${count(area)} sqm`;

/** 600 and 1400 as 600–1,400 sqm. */
export const sqmSpan = ({ min, max }: Span): string => `${count(min)}–${sqm(max)}`;

/** From a smallest to a largest value, both included. */
export interface Span {
  min: number;
  max: number;
}
