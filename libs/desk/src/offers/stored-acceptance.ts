import type { AcceptOffer, OfferAcceptance } from '@mainstage/contracts/offers/calls';

/** An acceptance with what only the desk and the PDF show. */
export interface StoredAcceptance extends OfferAcceptance, Pick<AcceptOffer, 'lines' | 'billingAddress'> {
  /** Address of the member who accepted on behalf of the client; null for the client. */
  by: string | null;
}

/** The record of an acceptance before its PDF is rendered. */
export type AcceptanceRecord = Omit<StoredAcceptance, 'sha256'>;

/** What the client's page shows of it. */
export const shownAcceptance = ({
  acceptedAt,
  name,
  position,
  company,
  orderNumber,
  gross,
  sha256,
}: StoredAcceptance): OfferAcceptance => ({ acceptedAt, name, position, company, orderNumber, gross, sha256 });
