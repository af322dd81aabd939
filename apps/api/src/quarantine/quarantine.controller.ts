import { requestFromBrief } from '@mainstage/bookings/use-cases/request-from-brief';
import { currentTime } from '@mainstage/contracts/clock';
import { releaseQuarantined } from '@mainstage/desk/take-over/release-lead';
import { ContactSubmission } from '@mainstage/leads/contact/entity';
import { type QuarantineForm, quarantineForms, quarantinePath } from '@mainstage/leads/quarantine/quarantine-form';
import { findQuarantined } from '@mainstage/leads/quarantine/quarantined-lead';
import { readToken } from '@mainstage/contracts/tokens/signed-token';
import { InjectConfig } from '@mainstage/nest/injection';
import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DataSource, type EntityManager } from 'typeorm';
import type { ApiConfig } from '../config';
import { ProblemError } from '../http/problem-error';
import { RelayNotifier } from '../submissions/relay-notifier';
import { PersonalLink } from '../http/personal-link';
import { quarantinePage } from './quarantine-page';

const page = 'text/html; charset=utf-8';

/** Release of quarantined leads by sales. Reading changes nothing, however often a scanner reads; the button posts. */
@Controller(quarantinePath.slice(1))
@ApiExcludeController()
@PersonalLink()
export class QuarantineController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly relay: RelayNotifier,
    @InjectConfig() private readonly config: ApiConfig,
  ) {}

  @Get(':token')
  @Header('Content-Type', page)
  async show(@Param('token') token: string): Promise<string> {
    return this.page(this.leadOf(token));
  }

  @Post(':token')
  @HttpCode(200)
  @Header('Content-Type', page)
  async release(@Param('token') token: string): Promise<string> {
    const lead = this.leadOf(token);
    const released = await this.dataSource.manager.transaction(async (manager) => {
      const done = await releaseQuarantined(manager, lead.form, lead.id);
      if (done === 'done' && lead.form === 'contact') await this.askForDay(manager, lead.id);
      return done;
    });
    this.relay.notify();
    return this.page(
      lead,
      released === 'done' ? 'Released. The mails are on their way.' : 'It has already been released.',
    );
  }

  /** Creates the booking request of the message, which was withheld until now. */
  private async askForDay(manager: EntityManager, id: string): Promise<void> {
    const lead = await manager.findOneByOrFail(ContactSubmission, { id });
    await requestFromBrief(
      manager,
      {
        venue: lead.briefVenue ?? undefined,
        date: lead.briefDate ?? undefined,
        part: lead.briefPart ?? undefined,
        guests: lead.briefGuests ?? undefined,
        layout: lead.briefLayout ?? undefined,
      },
      { form: 'contact', id },
    );
  }

  /** @throws ProblemError if the link is forged */
  private leadOf(token: string): { form: QuarantineForm; id: string } {
    const read = readToken(this.config.APP_SECRET, 'lead-release', token, currentTime());
    if (typeof read === 'string') throw new ProblemError('not_found', 'This link is not valid');
    const [form, id = ''] = read.subject.split(' ');
    if (!form || !Object.hasOwn(quarantineForms, form)) throw new ProblemError('not_found', 'This link is not valid');
    return { form: form as QuarantineForm, id };
  }

  private async page({ form, id }: { form: QuarantineForm; id: string }, outcome?: string): Promise<string> {
    const [lead] = await findQuarantined(this.dataSource.manager, form, { id }, 1);
    if (!lead) throw new ProblemError('not_found', 'There is no such lead (any more)');
    return quarantinePage(lead, outcome);
  }
}
