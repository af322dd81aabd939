import type { PageContent, PictureRef } from '../site/page-content';
import type { VenueId } from '@mainstage/venues/facts/ids';

/** A page of one of the shop's four categories. */
export interface ShopPage extends PageContent {
  copy: {
    hero: { kicker: string; title: string; lead: string; picture: PictureRef };
    price: { title: string; text: string };
    facts: readonly { value: string; unit?: string; label: string }[];
    included: { title: string; lines: readonly string[] };
    additional: { title: string; lines: readonly string[] };
    suits: { title: string; text: string; picture: PictureRef; points: readonly string[] };
    venues: { title: string; text: string; ids: readonly VenueId[] };
    closing: { title: string; lead: string; picture: PictureRef };
  };
}

/** Texts that the four pages share. */
export const shopWords = {
  back: 'Venue shop',
  estimate: 'Estimate it, line by line',
  tour: 'Book a Tour',
  see: 'Book a Tour',
  of: 'of',
  discuss: 'Discuss Your Requirements',
  wall: 'LED wall',
  volume: 'LED volume',
} as const;
