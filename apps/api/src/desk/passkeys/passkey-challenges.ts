import { DeskSession } from '@mainstage/desk/entities/desk-session';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Minutes in which a passkey answers. */
const challengeMinutes = 5;

/** What a passkey has to sign, kept with the session: good for one answer in this session. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  async keep(sessionId: string, challenge: string): Promise<void> {
    await this.dataSource.manager.update(DeskSession, sessionId, { challenge, challengedAt: () => 'now()' });
  }

  /** Takes the challenge of a session away. @returns undefined where there is none, or it is too old */
  take(sessionId: string): Promise<string | undefined> {
    return this.dataSource.transaction(async (own) => {
      const recent = own.createQueryBuilder(DeskSession, 'session').setLock('pessimistic_write');
      const session = await recent
        .where(`session.id = :sessionId AND session.challengedAt > now() - interval '${challengeMinutes} minutes'`, {
          sessionId,
        })
        .getOne();
      await own.update(DeskSession, sessionId, { challenge: null, challengedAt: null });
      return session?.challenge ?? undefined;
    });
  }
}
