import { deskAddress } from '@mainstage/contracts/desk/calls';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PasskeyRequired, SignedOut } from '../desk/desk.errors';

/** Leads the reader of a mail to the sales desk, which signs them in and then opens the message. */
@Catch(SignedOut, PasskeyRequired)
export class SignInRedirectFilter implements ExceptionFilter {
  catch(error: SignedOut | PasskeyRequired, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    // The desk says what to do about a missing passkey; after signing in again it would still be missing.
    const address = error instanceof PasskeyRequired ? '' : `/sign-in?next=${encodeURIComponent(request.path)}`;
    response.redirect(303, `${deskAddress}${address}`);
  }
}
