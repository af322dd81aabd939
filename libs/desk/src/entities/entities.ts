import { bookingEntities } from '@mainstage/bookings/entities/entities';
import { InboundFetchFailure } from '@mainstage/inbound-mail/entities/inbound-fetch-failure';
import { InboundMail } from '@mainstage/inbound-mail/entities/inbound-mail';
import { InboundMailbox } from '@mainstage/inbound-mail/entities/inbound-mailbox';
import { Answer } from '../answer/answer';
import { AnswerFile } from '../answer/answer-file';
import { DeskSignature } from '../answer/desk-signature';
import { AcceptedOffer } from '../offers/accepted-offer';
import { Offer } from '../offers/offer';
import { OfferVersion } from '../offers/offer-version';
import { OfferYear } from '../offers/offer-year';
import { DailyDigest } from './daily-digest';
import { DeskAbsence } from './desk-absence';
import { DeskEntry } from './desk-entry';
import { DeskLead } from './desk-lead';
import { DeskPasskey } from './desk-passkey';
import { DeskSession } from './desk-session';
import { DeskSignIn } from './desk-sign-in';
import { DeskViewer } from './desk-viewer';
import { LeadEvent } from './lead-event';
import { RetentionRun } from './retention-run';
import { TextBlock } from './text-block';
import { TextBlockVersion } from './text-block-version';

/** All tables; schema.integration.spec.ts compares them with the migrations. */
export const entities = [
  ...bookingEntities,
  ...[InboundMail, InboundMailbox, InboundFetchFailure],
  ...[DeskLead, DeskEntry, LeadEvent, DeskViewer, DeskAbsence],
  ...[Answer, AnswerFile, DeskSignature],
  ...[DeskSession, DeskSignIn, DeskPasskey],
  ...[DailyDigest, RetentionRun],
  ...[TextBlock, TextBlockVersion],
  ...[Offer, OfferVersion, AcceptedOffer, OfferYear],
];
