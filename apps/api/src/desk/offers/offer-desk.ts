import { noPriceList } from '@mainstage/contracts/offers/price-list';
import type { OfferSettings } from '@mainstage/desk/offers/offer-settings';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import type { ApiConfig } from '../../config';

/** Settings of offers, for the desk and for the client's page. */
@Injectable()
export class OfferDesk {
  readonly settings: OfferSettings;

  constructor(@InjectConfig() { APP_SECRET, PUBLIC_URL, MAIL_FROM, PRICE_LIST, TERMS }: ApiConfig) {
    this.settings = {
      ...{ secret: APP_SECRET, origin: PUBLIC_URL, mailFrom: MAIL_FROM.address },
      priceList: PRICE_LIST ?? noPriceList,
      terms: TERMS ?? [],
    };
  }
}
