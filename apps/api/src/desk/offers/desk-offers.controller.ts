import { deskApi } from '@mainstage/contracts/desk/calls';
import type { BookingPreview } from '@mainstage/contracts/desk/bookings';
import type { AnswerDraft } from '@mainstage/contracts/desk/answer';
import type { DeskOffer, DeskOfferVersion, OfferPage } from '@mainstage/contracts/offers/calls';
import { acceptOnBehalf } from '@mainstage/desk/offers/accept-on-behalf';
import { offersOfLead } from '@mainstage/desk/offers/desk-offers';
import { decideOffer, type MemberDecision, memberDecisions } from '@mainstage/desk/offers/member-decisions';
import { newOffer } from '@mainstage/desk/offers/new-offer';
import { prepareOffer } from '@mainstage/desk/offers/prepare-offer';
import { previewOffer, previewPdf } from '@mainstage/desk/offers/preview-offer';
import { reopenOffer } from '@mainstage/desk/offers/reopen-offer';
import { saveOffer } from '@mainstage/desk/offers/save-offer';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseEnumPipe,
  ParseUUIDPipe,
  Post,
  Put,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { exampleDraft } from '../answer/answer-examples';
import { previewExample } from '../bookings/booking-examples';
import { BookingPreviews } from '../bookings/booking-previews';
import { bookingProblemCodes } from '../bookings/booking-problems';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { LeadDesk } from '../leads/lead-desk';
import { exampleLead } from '../leads/lead-examples';
import { AcceptOnBehalfDto, NewOfferDto, OfferDecisionDto, PrepareOfferDto } from './offer.dto';
import { OfferDesk } from './offer-desk';
import { exampleContent, exampleOffer, examplePage } from './offer-examples';
import { readOfferDraft } from './read-offer-content';

const decisionPipe = new ParseEnumPipe(Object.fromEntries(memberDecisions.map((each) => [each, each])));
const key = '6f1c2a44-0d3b-4c1e-9a55-1b2c3d4e5f60';
const [exampleVersion] = exampleOffer.versions;
const json = (schema: Parameters<typeof schemaRef>[0], example: unknown) => ({
  content: { 'application/json': { schema: schemaRef(schema), example } },
});
const changing = ['malformed_json', 'signed_out', 'forbidden_origin', 'not_allowed', 'unavailable'] as const;
const LeadId = () => ApiParam({ name: 'id', format: 'uuid', example: exampleLead.id });
const VersionId = () => ApiParam({ name: 'id', format: 'uuid', example: exampleVersion!.id });

/** Offers to the client of a lead. */
@Controller(deskApi)
@DeskCalls()
export class DeskOffersController {
  constructor(
    private readonly desk: LeadDesk,
    private readonly offers: OfferDesk,
    private readonly previews: BookingPreviews,
  ) {}

  @Get('leads/:id/offers')
  @ApiOperation({ summary: 'Offers of a lead with all versions, newest first', operationId: 'desk-offers' })
  @LeadId()
  @ApiResponse({
    status: 200,
    content: {
      'application/json': { schema: { type: 'array', items: schemaRef('DeskOffer') }, example: [exampleOffer] },
    },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  list(@Param('id', ParseUUIDPipe) leadId: string): Promise<DeskOffer[]> {
    return offersOfLead(this.desk.manager, leadId, this.offers.settings);
  }

  @Post('leads/:id/offers')
  @ApiOperation({
    summary: 'Draft an offer, or its next version, from the facts of the lead',
    operationId: 'desk-new-offer',
  })
  @LeadId()
  @ApiBody({ schema: schemaRef(NewOfferDto), examples: { offer: { value: { key, withOption: true } } } })
  @ApiResponse({ status: 201, ...json('DeskOffer', exampleOffer) })
  @Problems(...changing)
  @Problems('validation_failed', 'offer_refused', ...bookingProblemCodes)
  make(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) leadId: string,
    @Body() wanted: NewOfferDto,
  ): Promise<DeskOffer> {
    return newOffer(this.desk.manager, { leadId, member }, wanted, this.offers.settings);
  }

  @Put('offer-versions/:id')
  @ApiOperation({ summary: 'Save the draft of an offer', operationId: 'desk-save-offer' })
  @VersionId()
  @ApiBody({
    schema: schemaRef('OfferDraftChange'),
    examples: { draft: { value: { revision: 1, content: exampleContent } } },
  })
  @ApiResponse({ status: 200, ...json('DeskOfferVersion', exampleVersion) })
  @Problems(...changing)
  @Problems('validation_failed', 'not_found', 'offer_refused', 'changed_meanwhile')
  save(@Param('id', ParseUUIDPipe) versionId: string, @Body() body: unknown): Promise<DeskOfferVersion> {
    return saveOffer(this.desk.manager, versionId, readOfferDraft(body), this.offers.settings);
  }

  @Get('offer-versions/:id/preview')
  @ApiOperation({
    summary: 'The page of a version as the client sees it, or will see it once it is sent',
    operationId: 'desk-preview-offer',
  })
  @VersionId()
  @ApiResponse({ status: 200, ...json('OfferPage', { ...examplePage, colleagueLink: null, preview: true }) })
  @Problems('signed_out', 'not_found', 'unavailable')
  preview(@Param('id', ParseUUIDPipe) versionId: string): Promise<OfferPage> {
    return previewOffer(this.desk.manager, versionId, this.offers.settings);
  }

  @Get('offer-versions/:id/pdf')
  @Header('Content-Type', 'application/pdf')
  @ApiOperation({ summary: 'The PDF of a version, of a draft as it is now', operationId: 'desk-offer-pdf' })
  @VersionId()
  @ApiResponse({
    status: 200,
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' }, example: '%PDF-1.7 …' } },
  })
  @Problems('signed_out', 'not_found', 'unavailable')
  async pdf(@Param('id', ParseUUIDPipe) versionId: string): Promise<StreamableFile> {
    return new StreamableFile(await previewPdf(this.desk.manager, versionId, this.offers.settings));
  }

  @Get('offer-versions/:id/moved-mails')
  @ApiOperation({
    summary: 'Emails to other clients that sending a draft causes because its option moves; nothing is changed',
    operationId: 'desk-offer-moved-mails',
  })
  @VersionId()
  @ApiResponse({ status: 200, ...json('BookingPreview', previewExample) })
  @Problems('signed_out', 'not_found', 'offer_refused', 'unavailable')
  movedMails(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) versionId: string,
  ): Promise<BookingPreview> {
    return this.previews.previewMove(versionId, member);
  }

  @Post('offer-versions/:id/prepare')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Put text and link of an offer, and its PDF if wished, into your draft of an answer',
    operationId: 'desk-prepare-offer',
  })
  @VersionId()
  @ApiBody({ schema: schemaRef(PrepareOfferDto), examples: { prepare: { value: { revision: 1, attach: true } } } })
  @ApiResponse({ status: 200, ...json('AnswerDraft', exampleDraft) })
  @Problems(...changing)
  @Problems('validation_failed', 'not_found', 'offer_refused', 'changed_meanwhile', 'answer_too_large')
  prepare(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) versionId: string,
    @Body() { revision, attach = false }: PrepareOfferDto,
  ): Promise<AnswerDraft> {
    const settings = { offers: this.offers.settings, answers: this.desk.answerSettings };
    return prepareOffer(this.desk.manager, { versionId, member }, { revision, attach }, settings);
  }

  @Post('offer-versions/:id/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accept an offer on behalf of the client', operationId: 'desk-accept-offer' })
  @VersionId()
  @ApiBody({
    schema: schemaRef(AcceptOnBehalfDto),
    examples: { accept: { value: { key, note: 'Ms Byron called on Tuesday', tellClient: true } } },
  })
  @ApiResponse({ status: 200, ...json('DeskOffer', exampleOffer) })
  @Problems(...changing)
  @Problems('validation_failed', 'offer_refused', ...bookingProblemCodes)
  accept(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) versionId: string,
    @Body() decision: AcceptOnBehalfDto,
  ): Promise<DeskOffer> {
    return acceptOnBehalf(this.desk, { versionId, member }, decision, this.offers.settings);
  }

  @Post('offer-versions/:id/accept/preview')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Emails to clients that accepting on behalf causes; nothing is changed',
    operationId: 'desk-preview-accept-offer',
  })
  @VersionId()
  @ApiResponse({ status: 200, ...json('BookingPreview', previewExample) })
  @Problems(...changing)
  @Problems('not_found', 'offer_refused', ...bookingProblemCodes)
  previewAccept(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) versionId: string,
  ): Promise<BookingPreview> {
    return this.previews.previewAcceptance(versionId, member, this.offers.settings);
  }

  @Post('offer-versions/:id/reopen')
  @HttpCode(200)
  @ApiOperation({ summary: 'Open an expired offer again, with a first option', operationId: 'desk-reopen-offer' })
  @VersionId()
  @ApiBody({
    schema: schemaRef(OfferDecisionDto),
    examples: { reopen: { value: { key, note: 'They need two days more' } } },
  })
  @ApiResponse({ status: 200, ...json('DeskOffer', exampleOffer) })
  @Problems(...changing)
  @Problems('validation_failed', 'offer_refused', ...bookingProblemCodes)
  reopen(
    @CurrentMember() member: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) versionId: string,
    @Body() { key, note }: OfferDecisionDto,
  ): Promise<DeskOffer> {
    return reopenOffer(this.desk.manager, { versionId, member }, { key, note }, this.offers.settings);
  }

  @Post('offer-versions/:id/:decision')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Withdraw an offer, or decline it on behalf of the client',
    operationId: 'desk-decide-offer',
  })
  @VersionId()
  @ApiParam({ name: 'decision', enum: memberDecisions })
  @ApiBody({
    schema: schemaRef(OfferDecisionDto),
    examples: { withdraw: { value: { key, note: 'Ms Byron called: another date' } } },
  })
  @ApiResponse({ status: 200, ...json('DeskOffer', exampleOffer) })
  @Problems(...changing)
  @Problems('validation_failed', 'not_found', 'offer_refused')
  decide(
    @CurrentMember() { email: member }: CurrentDeskMember,
    @Param('id', ParseUUIDPipe) versionId: string,
    @Param('decision', decisionPipe) decision: MemberDecision,
    @Body() { key, note }: OfferDecisionDto,
  ): Promise<DeskOffer> {
    const { settings } = this.offers;
    return decideOffer(this.desk.manager, { versionId, decision, member }, { key, note }, settings);
  }
}
