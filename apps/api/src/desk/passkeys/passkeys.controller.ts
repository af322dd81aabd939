import { deskApi } from '@mainstage/contracts/desk/calls';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam, ApiResponse } from '@nestjs/swagger';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { ProblemError } from '../../http/problem-error';
import { CurrentMember } from '../current-member';
import { DeskCalls } from '../desk-calls';
import type { CurrentDeskMember } from '../desk.guard';
import { Confirmed, DeskRights, WithoutPasskey } from '../desk-rights';
import { NewPasskey } from './passkey.dto';
import { PasskeyRegistration } from './passkey-registration';

@Controller(`${deskApi}/passkeys`)
@DeskCalls()
export class PasskeysController {
  constructor(private readonly registration: PasskeyRegistration) {}

  @Post('options')
  @HttpCode(200)
  @DeskRights('own')
  @Confirmed()
  @WithoutPasskey()
  @ApiOperation({ summary: 'Requirements for a new passkey', operationId: 'desk-passkey-options' })
  @ApiResponse({ status: 200, content: { 'application/json': { example: { challenge: 'Y2hhbGxlbmdl' } } } })
  @Problems('signed_out', 'forbidden_origin', 'recent_sign_in_required', 'not_found', 'unavailable')
  options(@CurrentMember() member: CurrentDeskMember): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return this.registration.options(member);
  }

  @Post()
  @HttpCode(204)
  @DeskRights('own')
  @Confirmed()
  @WithoutPasskey()
  @ApiOperation({ summary: 'Add a passkey; your other sessions end', operationId: 'desk-add-passkey' })
  @ApiBody({
    schema: schemaRef('NewPasskey'),
    examples: { passkey: { value: { name: 'Laptop', response: { id: 'a2V5' } } } },
  })
  @Problems('malformed_json', 'signed_out', 'forbidden_origin', 'recent_sign_in_required', 'not_found')
  @Problems('validation_failed', 'unavailable')
  add(@CurrentMember() member: CurrentDeskMember, @Body() passkey: NewPasskey): Promise<void> {
    return this.registration.add(member, passkey);
  }

  @Delete(':id')
  @HttpCode(204)
  @DeskRights('own')
  @Confirmed()
  @ApiOperation({ summary: 'Remove one of your passkeys', operationId: 'desk-remove-passkey' })
  @ApiParam({ name: 'id', example: 'a2V5' })
  @Problems('signed_out', 'forbidden_origin', 'recent_sign_in_required', 'passkey_required', 'not_found', 'unavailable')
  async remove(@CurrentMember() member: CurrentDeskMember, @Param('id') id: string): Promise<void> {
    if (!(await this.registration.remove(member, id))) throw new ProblemError('not_found', 'There is no such passkey');
  }
}
