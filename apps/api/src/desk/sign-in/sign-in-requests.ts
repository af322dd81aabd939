import { timingSafeEqual } from 'node:crypto';
import { enqueueAccountNotice } from '@mainstage/desk/team/account-notice';
import { DeskSignIn } from '@mainstage/desk/entities/desk-sign-in';
import { Mail } from '@mainstage/database/entities/mail';
import { notifyMailsDue } from '@mainstage/database/mails/mails-due-notifier';
import { signInMinutes } from '@mainstage/desk/desk-pages';
import { signInCode } from '@mainstage/contracts/tokens/sign-in-code';
import { InjectConfig } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import type { ApiConfig } from '../../config';

/** Wrong codes after which the codes of a mail are invalid. */
const guessesPerCode = 5;

export type SignInOutcome = { member: string } | 'failed' | 'other-browser';

/** Requests to sign in at the sales desk: link and code are compared with these rows, each valid once. */
@Injectable()
export class SignInRequests {
  constructor(
    @InjectConfig() private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Stores a request, with the mail to a member. @param member null for a stranger: the same row, without a mail */
  async create(member: string | null, browserHash: Buffer): Promise<void> {
    await this.dataSource.transaction(async (own) => {
      const { identifiers } = await own.insert(DeskSignIn, { member, browserHash });
      if (member === null) return;
      const leadId = String(identifiers[0]?.['id']);
      const mail = { kind: 'desk-sign-in', form: 'operations', leadId, recipient: 'team', toAddress: member } as const;
      await own.insert(Mail, mail);
    });
    if (member !== null) await notifyMailsDue(this.dataSource.manager);
  }

  /** @param browserHash of the browser that opens the link, if it has requested one */
  useLink(id: string, browserHash: Buffer | undefined): Promise<SignInOutcome> {
    return this.dataSource.transaction(async (own) => {
      const request = await openRequests(own).andWhere('request.id = :id', { id }).getOne();
      if (!request?.member) return 'failed';
      if (!browserHash?.equals(request.browserHash)) return 'other-browser';
      return use(own, request.member);
    });
  }

  /** The code of the newest mail counts; a wrong one uses up an attempt. */
  useCode(member: string, code: string): Promise<SignInOutcome> {
    return this.dataSource.transaction(async (own) => {
      const newest = openRequests(own).andWhere('request.member = :member', { member });
      const request = await newest.orderBy('request.createdAt', 'DESC').limit(1).getOne();
      if (!request || request.guesses >= guessesPerCode) return 'failed';
      if (sameText(code.replace(/\s/g, ''), signInCode(this.config.APP_SECRET, request.id))) return use(own, member);
      await own.increment(DeskSignIn, { id: request.id }, 'guesses', 1);
      if (request.guesses + 1 === guessesPerCode)
        await enqueueAccountNotice(own, 'desk-wrong-codes', member, request.id);
      return 'failed';
    });
  }
}

/** Unused, unexpired requests by the database clock; locked, so that concurrent uses are serialised. */
const openRequests = (manager: EntityManager) =>
  manager
    .createQueryBuilder(DeskSignIn, 'request')
    .setLock('pessimistic_write')
    .where(`request.usedAt IS NULL AND request.createdAt > now() - interval '${signInMinutes} minutes'`);

/** Signing in invalidates all other pending links and codes. */
async function use(own: EntityManager, member: string): Promise<SignInOutcome> {
  await own.update(DeskSignIn, { member, usedAt: IsNull() }, { usedAt: () => 'now()' });
  return { member };
}

function sameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
