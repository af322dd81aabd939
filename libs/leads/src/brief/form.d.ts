import { type Hire } from '@mainstage/contracts/day-parts';
import { type VenueId } from '@mainstage/house/ids';
/** What was chosen on the pages before somebody wrote: nothing of it is typed into a field. */
export declare class Brief {
    venue?: VenueId;
    date?: string;
    part?: Hire;
    guests?: number;
    layout?: string;
    estimate?: string;
    offer?: string;
    shortlist?: VenueId[];
}
/** What a page's address may ask for, in the order in which it is told. */
export declare const namesChosen: readonly ['venue', 'date', 'part', 'guests', 'layout', 'offer', 'estimate'];
export type Chosen = (typeof namesChosen)[number];
/** `?venue=&date=&part=&guests=&layout=&offer=&estimate=`, of which whatever is wrong counts as absent. */
export declare function chosenIn(search: URLSearchParams): Brief;
