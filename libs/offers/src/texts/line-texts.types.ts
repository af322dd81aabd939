import type { Hire } from '@mainstage/contracts/day-parts';
import type { CateringId, ExtraId } from '@mainstage/content/estimate/extras';
import type { Block } from '@mainstage/content/estimate/blocks';

/**
 * Names and rules of suggested lines (rule offer.suggestion). A rule repeats neither guests nor hours, which change in a
 * later version.
 */
export interface LineTexts {
  hire: Readonly<Record<Hire, string>>;
  catering: Readonly<Record<Exclude<CateringId, 'none'>, string>>;
  extras: Readonly<Record<ExtraId, string>>;
  venue: (name: string, hire: string) => string;
  package: (name: string) => string;
  setUp: string;
  overtime: string;
  secondFloor: string;
  rules: {
    listPrice: string;
    /** Marks a figure of the sample price list. */
    samplePrice: string;
    hirePercent: (hire: string, percent: number) => string;
    days: (days: number) => string;
    packagePrice: string;
    setUp: string;
    overtime: (block: Block, percent: number, latestEnd: string) => string;
    extraDay: (upToHours: number, latestEnd: string) => string;
    perGuest: string;
    pieces: (pieces: number) => string;
    secondFloor: (most: number) => string;
  };
  /** Reason of a discount. */
  promotion: (name: string) => string;
}
