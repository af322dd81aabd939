import { deskApi } from '@mainstage/contracts/desk/calls';
import type { SignInOptions, SignInStepAnswer } from '@mainstage/contracts/desk/session';
import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { schemaRef } from '../../http/api-schemas';
import { Problems } from '../../http/openapi';
import { TeamNamed } from '../team-named.guard';
import { DemoSignIn } from './demo-sign-in';
import { SignInCode, SignInLink, SignInRequest } from './sign-in.dto';
import { SignInService } from './sign-in.service';

/** Sign-in to the sales desk; public, since nobody is signed in yet. */
@Controller(`${deskApi}/sign-in`)
@UseGuards(TeamNamed)
@ApiTags('Sales desk')
export class SignInController {
  constructor(
    private readonly service: SignInService,
    private readonly demo: DemoSignIn,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Ways to sign in', operationId: 'desk-sign-in-options' })
  @ApiResponse({ status: 200, content: { 'application/json': { example: { demo: [] } } } })
  @Problems('not_found')
  options(): SignInOptions {
    return this.demo.options();
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Request an email with link and code', operationId: 'desk-sign-in' })
  @ApiBody({ schema: schemaRef(SignInRequest), examples: { email: { value: { email: 'lena@example.com' } } } })
  @ApiResponse({ status: 202, description: 'A member of the team gets a mail; strangers are answered the same' })
  @Problems('malformed_json', 'forbidden_origin', 'not_found', 'validation_failed', 'rate_limited', 'unavailable')
  request(
    @Body() { email }: SignInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.service.request(email, request, response);
  }

  @Post('link')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with the link of the email', operationId: 'desk-sign-in-link' })
  @ApiBody({ schema: schemaRef(SignInLink), examples: { link: { value: { token: 'c2lnbi1pbg.c2lnbmVk' } } } })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('SignInStepAnswer'), example: { next: 'desk' } } },
  })
  @Problems('malformed_json', 'sign_in_failed', 'forbidden_origin', 'other_browser', 'not_found', 'validation_failed')
  @Problems('rate_limited', 'unavailable')
  byLink(
    @Body() { token }: SignInLink,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInStepAnswer> {
    return this.service.byLink(token, request, response);
  }

  @Post('code')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in with the code of the email, on any device', operationId: 'desk-sign-in-code' })
  @ApiBody({
    schema: schemaRef(SignInCode),
    examples: { code: { value: { email: 'lena@example.com', code: '042137' } } },
  })
  @ApiResponse({
    status: 200,
    content: { 'application/json': { schema: schemaRef('SignInStepAnswer'), example: { next: 'desk' } } },
  })
  @Problems('malformed_json', 'sign_in_failed', 'forbidden_origin', 'not_found', 'validation_failed', 'rate_limited')
  @Problems('unavailable')
  byCode(
    @Body() { email, code }: SignInCode,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SignInStepAnswer> {
    return this.service.byCode(email, code, request, response);
  }

  @Post('demo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in as a member of the demo’s team', operationId: 'desk-sign-in-demo' })
  @ApiBody({ schema: schemaRef(SignInRequest), examples: { email: { value: { email: 'lena@example.com' } } } })
  @ApiResponse({ status: 200, description: 'Outside production, and with the demo’s own team only' })
  @Problems('malformed_json', 'forbidden_origin', 'not_found', 'validation_failed', 'unavailable')
  signInToDemo(
    @Body() { email }: SignInRequest,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    return this.demo.signIn(email, request, response);
  }
}
