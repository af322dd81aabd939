import { deskAddress } from '@mainstage/contracts/desk/calls';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PasskeyRequired, SignedOut } from '../desk/desk.errors';

/** Redirects the reader of a mail to the sign-in of the sales desk, and then back to the message. */
@Catch(SignedOut, PasskeyRequired)
export class SignInRedirectFilter implements ExceptionFilter {
  catch(error: SignedOut | PasskeyRequired, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', 'no-store');
    // The desk explains a missing passkey; it would still be missing after another sign-in.
    const address = error instanceof PasskeyRequired ? '' : `/sign-in?next=${encodeURIComponent(request.path)}`;
    response.redirect(303, `${deskAddress}${address}`);
  }
}
