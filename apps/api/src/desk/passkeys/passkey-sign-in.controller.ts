import { deskApi } from '@mainstage/contracts/desk/calls';
import { Body, Controller, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Request, Response } from 'express';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { TeamNamed } from '../team-named.guard';
import { PasskeySignIn } from './passkey.dto';
import { PasskeySignInService } from './passkey-sign-in.service';

/** Second step after link or code, for members who have a passkey. */
@Controller(`${deskApi}/sign-in/passkey`)
@UseGuards(TeamNamed)
@ApiTags('Sales desk')
export class PasskeySignInController {
  constructor(private readonly service: PasskeySignInService) {}

  @Post('options')
  @HttpCode(200)
  @ApiOperation({ summary: 'Challenge for a passkey, to sign in', operationId: 'desk-passkey-challenge' })
  @ApiResponse({ status: 200, content: { 'application/json': { example: { challenge: 'Y2hhbGxlbmdl' } } } })
  @Problems('signed_out', 'forbidden_origin', 'not_found', 'unavailable')
  options(@Req() request: Request): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return this.service.options(request);
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with a passkey as the second factor', operationId: 'desk-sign-in-passkey' })
  @ApiBody({ schema: schemaRef('PasskeyAnswer'), examples: { passkey: { value: { response: { id: 'a2V5' } } } } })
  @ApiResponse({ status: 200, description: 'Signed in' })
  @Problems('malformed_json', 'signed_out', 'sign_in_failed', 'forbidden_origin', 'not_found', 'validation_failed')
  @Problems('unavailable')
  signIn(
    @Body() { response: answer }: PasskeySignIn,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.service.signIn(answer, request, response);
  }
}
