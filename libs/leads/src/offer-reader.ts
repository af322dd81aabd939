/** A sent offer that nobody has decided yet. */
export interface OpenOffer {
  /** Such as `A-2027-0042`. */
  number: string;
  /** The client's page. */
  url: string;
  /** Whether changes of the booking are mailed to its client; otherwise a member tells them. */
  clientIsTold: boolean;
}

/** Reads the offers in mails about bookings. */
export interface OfferReader {
  /** The open offer that depends on this booking. */
  openOfferOf(bookingId: string): Promise<OpenOffer | undefined>;
}
