import { Module } from '@nestjs/common';
import { OfferDesk } from '../desk/offers/offer-desk';
import { OffersController } from './offers.controller';

/** Offers as their clients read and decide them. */
@Module({
  controllers: [OffersController],
  providers: [OfferDesk],
})
export class OffersModule {}
