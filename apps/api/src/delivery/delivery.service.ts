import type { DeliveryStatus } from '@mainstage/contracts/delivery';
import type { Language } from '@mainstage/contracts/language';
import { type Confirmation, findConfirmation } from '@mainstage/desk/delivery/confirmation';
import { correctAddress, type Correction, mayCorrect } from '@mainstage/desk/delivery/correct-address';
import { chooseLanguage } from '@mainstage/desk/delivery/choose-language';
import { blamesAddress } from '@mainstage/inbound-mail/classify/bounce/rejection';
import { type FormName, formNames } from '@mainstage/leads/forms';
import type { Metrics } from '@mainstage/observability/metrics';
import { InjectMetrics } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { RelayNotifier } from '../submissions/relay-notifier';

/** Status of the confirmation of a submission, and correction of its address. */
@Injectable()
export class DeliveryService {
  constructor(
    private readonly manager: EntityManager,
    private readonly relay: RelayNotifier,
    @InjectMetrics() private readonly metrics: Metrics,
  ) {}

  /** @returns undefined if no mail is sent */
  async status(leadId: string): Promise<DeliveryStatus | undefined> {
    const confirmation = await findConfirmation(this.manager, leadId);
    const status = confirmation && statusOf(confirmation);
    if (status?.state !== 'address-unknown') return status ?? undefined;
    const correctable = confirmation?.form !== 'newsletter' && (await mayCorrect(this.manager, leadId));
    return { ...status, correctable };
  }

  async correct(leadId: string, email: string): Promise<Correction> {
    const correction = await correctAddress(this.manager, leadId, email, failedByAddress);
    if (correction === 'corrected') this.relay.notify();
    this.metrics.addressCorrections.inc({ result: correction });
    return correction;
  }

  /** @returns whether there is such a submission */
  async choose(leadId: string, language: Language): Promise<boolean> {
    const confirmation = await findConfirmation(this.manager, leadId);
    if (!confirmation || !isFormName(confirmation.form)) return false;
    await chooseLanguage(this.manager, confirmation.form, leadId, language);
    return true;
  }
}

const isFormName = (origin: string): origin is FormName => (formNames as string[]).includes(origin);

const failedByAddress = (confirmation: Confirmation): boolean => statusOf(confirmation)?.state === 'address-unknown';

function statusOf({ status, dueAt, lastReply, bouncedAt, settledAt }: Confirmation): DeliveryStatus | undefined {
  const reply = lastReply ?? '';
  if (bouncedAt || (status === 'dead' && !settledAt))
    return { state: blamesAddress(reply) ? 'address-unknown' : 'refused' };
  switch (status) {
    case 'sent':
      return { state: 'accepted' };
    case 'due':
      // A reply means a failed attempt, or the mailbox cap.
      return reply ? { state: 'retrying', nextTryAt: dueAt.toISOString() } : { state: 'on-its-way' };
    case 'sending':
    case 'review':
      return { state: 'on-its-way' };
    // An operator or a rule decided that it is not sent.
    case 'dead':
      return undefined;
  }
}
