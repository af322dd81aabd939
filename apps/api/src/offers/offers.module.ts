import { Module } from '@nestjs/common';
import { DeskAccessModule } from '../desk/desk-access.module';
import { OfferDesk } from '../desk/offers/offer-desk';
import { OfferCodeLimit } from './offer-code-limit';
import { OffersController } from './offers.controller';

/** Offers as their clients read and decide them. */
@Module({
  controllers: [OffersController],
  imports: [DeskAccessModule],
  providers: [OfferDesk, OfferCodeLimit],
})
export class OffersModule {}
