import type { OfferPage } from '@mainstage/contracts/offers/calls';
import { declineOffer, openedOffer, wishOffer } from '@mainstage/desk/offers/client-decisions';
import { offerPage } from '@mainstage/desk/offers/client-offer';
import { Body, Controller, Get, Header, HttpCode, Param, Post, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { OfferDesk } from '../desk/offers/offer-desk';
import { exampleContent, exampleOffer } from '../desk/offers/offer-examples';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { schemaRef } from '../http/api-schemas';
import { Problems } from '../http/openapi';
import { OfferErrorFilter } from './offer-error.filter';
import { DeclineOfferForm, OfferWishForm } from './offer-forms';

const [exampleVersion] = exampleOffer.versions;
const examplePage = {
  ...{ number: exampleOffer.number, version: 1, state: 'sent', content: exampleContent },
  ...{ totals: exampleVersion!.totals, binding: exampleVersion!.binding, accept: 'no-terms', readOnly: false },
  ...{ colleagueLink: exampleVersion!.link, changes: [], codeGoesTo: 'a•••@example.com', acceptance: null },
  sample: false,
};
const Token = () => ApiParam({ name: 'token', example: 'c2FtcGxlLXRva2VuLXNhbXBsZS10b2tlbi1zYW1wbGU' });
const reading = ['not_found', 'offer_gone', 'unavailable'] as const;
const posting = [
  ...reading,
  'rate_limited',
  'malformed_json',
  'forbidden_origin',
  'validation_failed',
  'offer_not_acceptable',
] as const;

/** A client's offer behind its link; reading changes nothing, however often a scanner reads. */
@Controller('api/offers/:token')
@UseFilters(OfferErrorFilter)
@ApiTags('Offers')
export class OffersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferDesk,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Header('Referrer-Policy', 'no-referrer')
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({ summary: 'The offer of a link', operationId: 'offer' })
  @Token()
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('OfferPage'), example: examplePage } },
  })
  @Problems(...reading)
  show(@Param('token') token: string): Promise<OfferPage> {
    return offerPage(this.dataSource.manager, token, this.offers.settings);
  }

  @Post('opened')
  @HttpCode(204)
  @RateLimited('offer')
  @ApiOperation({ summary: 'Note the first touch, key or scroll on its page', operationId: 'offer-opened' })
  @Token()
  @Problems('not_found', 'rate_limited', 'unavailable', 'forbidden_origin')
  opened(@Param('token') token: string): Promise<void> {
    return openedOffer(this.dataSource.manager, token);
  }

  @Post('decline')
  @HttpCode(204)
  @RateLimited('offer')
  @ApiOperation({ summary: 'Decline the offer', operationId: 'offer-decline' })
  @Token()
  @ApiBody({
    schema: schemaRef(DeclineOfferForm),
    examples: { decline: { value: { reason: 'We found a room in our own building.' } } },
  })
  @Problems(...posting)
  decline(@Param('token') token: string, @Body() { reason }: DeclineOfferForm): Promise<void> {
    return declineOffer(this.dataSource.manager, token, { reason }, this.offers.settings);
  }

  @Post('wish')
  @HttpCode(204)
  @RateLimited('offer')
  @ApiOperation({ summary: 'Ask for a change of the offer; changes nothing by itself', operationId: 'offer-wish' })
  @Token()
  @ApiBody({
    schema: schemaRef(OfferWishForm),
    examples: { wish: { value: { guests: 90, message: 'Ten more guests, please.' } } },
  })
  @Problems(...posting)
  wish(@Param('token') token: string, @Body() { add = [], drop = [], message = '', ...wish }: OfferWishForm) {
    return wishOffer(this.dataSource.manager, token, { ...wish, add, drop, message }, this.offers.settings);
  }
}
