import { DeskSession } from '@mainstage/desk/entities/desk-session';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Minutes for which a challenge is valid. */
const challengeMinutes = 5;

/** Challenges for passkeys, stored with the session: each is valid for one response in this session. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  async keep(sessionId: string, challenge: string): Promise<void> {
    await this.dataSource.manager.update(DeskSession, sessionId, { challenge, challengedAt: () => 'now()' });
  }

  /** Reads and deletes the challenge of a session. @returns undefined if there is none, or it has expired */
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
