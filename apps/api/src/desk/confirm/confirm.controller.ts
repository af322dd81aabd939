import { deskApi } from '@mainstage/contracts/desk/calls';
import { Body, Controller, HttpCode, Ip, Post, Res } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse } from '@nestjs/swagger';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Response } from 'express';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { DeskRights, WithoutPasskey } from '../desk-rights';
import { PasskeySignIn } from '../passkeys/passkey.dto';
import { ConfirmationCode } from '../sign-in/sign-in.dto';
import { ConfirmService } from './confirm.service';

/** Re-authentication before sensitive calls. */
@Controller(`${deskApi}/confirm`)
@DeskCalls()
export class ConfirmController {
  constructor(private readonly service: ConfirmService) {}

  @Post('passkey/options')
  @HttpCode(200)
  @DeskRights('own')
  @WithoutPasskey()
  @ApiOperation({ summary: 'Challenge for a passkey, to confirm your identity', operationId: 'desk-confirm-challenge' })
  @ApiResponse({ status: 200, content: { 'application/json': { example: { challenge: 'Y2hhbGxlbmdl' } } } })
  @Problems('signed_out', 'forbidden_origin', 'not_found', 'unavailable')
  options(@CurrentMember() member: CurrentDeskMember): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.service.options(member);
  }

  @Post('passkey')
  @HttpCode(204)
  @DeskRights('own')
  @WithoutPasskey()
  @ApiOperation({
    summary: 'Confirm your identity with a passkey; valid for 15 minutes',
    operationId: 'desk-confirm-passkey',
  })
  @ApiBody({ schema: schemaRef('PasskeyAnswer'), examples: { passkey: { value: { response: { id: 'a2V5' } } } } })
  @Problems('malformed_json', 'signed_out', 'sign_in_failed', 'forbidden_origin', 'not_found', 'validation_failed')
  @Problems('unavailable')
  byPasskey(
    @CurrentMember() member: CurrentDeskMember,
    @Body() { response: answer }: PasskeySignIn,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.service.byPasskey(member, answer, response);
  }

  @Post('code')
  @HttpCode(204)
  @DeskRights('own')
  @WithoutPasskey()
  @ApiOperation({
    summary: 'Confirm your identity with a code sent by email, for members without a passkey; valid for 15 minutes',
    operationId: 'desk-confirm-code',
  })
  @ApiBody({ schema: schemaRef(ConfirmationCode), examples: { code: { value: { code: '042137' } } } })
  @Problems('malformed_json', 'signed_out', 'sign_in_failed', 'forbidden_origin', 'passkey_required', 'not_found')
  @Problems('validation_failed', 'rate_limited', 'unavailable')
  byCode(
    @CurrentMember() member: CurrentDeskMember,
    @Body() { code }: ConfirmationCode,
    @Ip() ip: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.service.byCode(member, code, ip, response);
  }
}
