import type { OfferAcceptance, OfferCodeSent, OfferPage } from '@mainstage/contracts/offers/calls';
import { declineOffer, openedOffer, wishOffer } from '@mainstage/desk/offers/client-decisions';
import { acceptOffer } from '@mainstage/desk/offers/accept-offer';
import { clientPdf, offerPage } from '@mainstage/desk/offers/client-offer';
import { sendOfferCode } from '@mainstage/desk/offers/offer-codes';
import { SalesTeam } from '@mainstage/desk/team/sales-team';
import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile, UseFilters } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { OfferDesk } from '../desk/offers/offer-desk';
import { examplePage } from '../desk/offers/offer-examples';
import { RateLimited } from '../http/guards/rate-limit.guard';
import { schemaRef } from '../http/api-schemas';
import { Problems } from '../http/openapi';
import { PersonalLink } from '../http/personal-link';
import { OfferCodeLimit } from './offer-code-limit';
import { OfferErrorFilter } from './offer-error.filter';
import { AcceptOfferForm, DeclineOfferForm, OfferWishForm } from './offer-forms';

const exampleAccept = {
  ...{ lines: [], name: 'Ada Byron', position: 'Head of events', company: 'Engines', terms: true, code: '402917' },
  billingAddress: 'Engines, Main Street 1, 60311 Frankfurt',
};
const exampleAcceptance: OfferAcceptance = {
  ...{ acceptedAt: '2030-05-20T09:00:00.000Z', name: 'Ada Byron', position: 'Head of events', company: 'Engines' },
  ...{ orderNumber: null, gross: 297_500, sha256: '0'.repeat(64) },
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
@PersonalLink()
@ApiTags('Offers')
export class OffersController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferDesk,
    private readonly codes: OfferCodeLimit,
    private readonly team: SalesTeam,
  ) {}

  @Get()
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

  @Get('pdf')
  @RateLimited('offer-pdf')
  @Header('Content-Type', 'application/pdf')
  @ApiOperation({ summary: 'The offer as a PDF; once accepted, the accepted one', operationId: 'offer-pdf' })
  @Token()
  @ApiResponse({
    status: 200,
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' } },
  })
  @Problems(...reading, 'rate_limited')
  async pdf(@Param('token') token: string): Promise<StreamableFile> {
    return new StreamableFile(await clientPdf(this.dataSource.manager, token, this.offers.settings));
  }

  @Post('code')
  @HttpCode(200)
  @RateLimited('offer')
  @ApiOperation({ summary: 'Send a code to the address of the offer, to accept it', operationId: 'offer-code' })
  @Token()
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('OfferCodeSent'), example: { again: 60 } } },
  })
  @Problems(...posting)
  code(@Param('token') token: string): Promise<OfferCodeSent> {
    const { settings } = this.offers;
    return sendOfferCode(this.dataSource.manager, token, settings, (id) => this.codes.count(id));
  }

  @Post('accept')
  @HttpCode(200)
  @RateLimited('offer')
  @ApiOperation({
    summary: 'Accept the offer: the booking becomes definite',
    description: 'Pressed again, it gives the same receipt.',
    operationId: 'offer-accept',
  })
  @Token()
  @ApiBody({ schema: schemaRef(AcceptOfferForm), examples: { accept: { value: exampleAccept } } })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('OfferAcceptance'), example: exampleAcceptance } },
  })
  @Problems(...posting)
  accept(@Param('token') token: string, @Body() { lines, ...form }: AcceptOfferForm): Promise<OfferAcceptance> {
    const desk = { manager: this.dataSource.manager, team: this.team };
    return acceptOffer(desk, token, { ...form, lines: lines ?? [] }, this.offers.settings);
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
  wish(@Param('token') token: string, @Body() { guests, startsAt, endsAt, add, drop, message }: OfferWishForm) {
    // JSON may have null where a value is missing.
    const wish = {
      ...(guests && { guests }),
      ...(startsAt && { startsAt }),
      ...(endsAt && { endsAt }),
      ...{ add: add ?? [], drop: drop ?? [], message: message ?? '' },
    };
    return wishOffer(this.dataSource.manager, token, wish, this.offers.settings);
  }
}
