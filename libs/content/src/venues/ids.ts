/** Where the ids stood: the house has them now. */
export { isVenueId, type VenueId, venueIds } from '@mainstage/house/ids';
