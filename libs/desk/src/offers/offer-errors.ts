import type { DeskOfferVersion, OfferGone, OfferPage } from '@mainstage/contracts/offers/calls';

/** There is no such offer, version or link. */
export class OfferNotFound extends Error {
  override readonly name = 'OfferNotFound';
  constructor() {
    super('There is no such offer');
  }
}

/** A draft was saved from elsewhere since. */
export class OfferChangedMeanwhile extends Error {
  override readonly name = 'OfferChangedMeanwhile';
  constructor(readonly current: DeskOfferVersion) {
    super('The offer has changed meanwhile');
  }
}

/** The state of the version, or missing facts of its lead, do not allow it. The message is a sentence for the team. */
export class OfferRefused extends Error {
  override readonly name = 'OfferRefused';
}

/** The version is no longer offered: expired, withdrawn or replaced. */
export class OfferIsGone extends Error {
  override readonly name = 'OfferIsGone';
  constructor(readonly gone: OfferGone) {
    super(`The offer is ${gone.reason}`);
  }
}

/** The version is open, but nobody can accept it on its page at the moment. */
export class OfferNotAcceptable extends Error {
  override readonly name = 'OfferNotAcceptable';
  constructor(readonly because: Exclude<OfferPage['accept'], 'possible'>) {
    super(`The offer cannot be accepted: ${because}`);
  }
}

/** The code is wrong, or was tried too often or too late. */
export class OfferCodeRejected extends Error {
  override readonly name = 'OfferCodeRejected';
  constructor(readonly reason: 'wrong' | 'over') {
    super(`The code is ${reason}`);
  }
}
