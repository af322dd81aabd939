import { loginPage } from '@mainstage/nest/operators/login-page';
import { OperatorGuard } from '@mainstage/nest/operators/operator-guard';
import { OperatorsOnly } from '@mainstage/nest/operators/operators-only';
import { OperatorSessions } from '@mainstage/nest/operators/operator-sessions';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';

const first = '/ops/mails';
/** Allowed targets after a login: our own pages, no URL of another site (`//`). */
const ours = /^\/(ops|metrics)(?![\w-])[\w/?&=%.-]*$/;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

@Controller('ops')
@ApiExcludeController()
export class SessionController {
  constructor(
    private readonly guard: OperatorGuard,
    private readonly sessions: OperatorSessions,
  ) {}

  @Get()
  @OperatorsOnly()
  begin(@Res() response: Response): void {
    response.redirect(303, first);
  }

  @Get('login')
  show(@Query('next') next: unknown, @Res() response: Response): void {
    this.page(response, 200, destination(next));
  }

  @Post('login')
  logIn(@Body() body: unknown, @Req() request: Request, @Res() response: Response): void {
    const { user, password, next } = (body ?? {}) as Record<string, unknown>;
    const shown = Buffer.from(`${text(user)}:${text(password)}`).toString('base64');
    const guess = this.guard.compare(request, `Basic ${shown}`);
    if ('waitSeconds' in guess) {
      response.set('Retry-After', String(guess.waitSeconds));
      const fault = `Too many passwords were tried. Try again in ${guess.waitSeconds} seconds.`;
      return this.page(response, 429, destination(next), fault);
    }
    if (!guess.right) return this.page(response, 401, destination(next), 'Name or password is wrong.');
    this.sessions.begin(request, response);
    response.redirect(303, destination(next));
  }

  @Post('logout')
  async logOut(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.sessions.end(request, response);
    // Credentials of the browser's own dialog stay valid until the browser is closed.
    response.redirect(303, '/ops/login');
  }

  private page(response: Response, status: number, next: string, fault?: string): void {
    if (status === 401) response.set('WWW-Authenticate', 'Cookie realm="Mainstage operations"');
    response.status(status).set('Cache-Control', 'no-store').type('html').send(loginPage({ next, fault }));
  }
}

function destination(next: unknown): string {
  return ours.test(text(next)) ? text(next) : first;
}
