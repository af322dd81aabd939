import { Heartbeat } from '@mainstage/database/entities/heartbeat';
import { noteMailServer } from '@mainstage/database/mails/mail-server-fault';
import type { MailTransport } from '@mainstage/mail/transport';
import { InjectTransport } from '@mainstage/nest/injection';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, type Repository } from 'typeorm';

const name = 'worker';

/** Time of the last heartbeat job of any worker. */
@Injectable()
export class Heartbeats {
  constructor(
    @InjectRepository(Heartbeat) private readonly heartbeats: Repository<Heartbeat>,
    @InjectTransport() private readonly transport: MailTransport,
  ) {}

  /** Records that a job was processed, and why mails wait while the mail server is unavailable. */
  async beat(): Promise<void> {
    await this.heartbeats.upsert({ name, beatAt: () => 'now()' }, ['name']);
    await noteMailServer(this.heartbeats.manager, this.transport.breaker.reason);
  }

  async hasBeaten(withinSeconds: number): Promise<boolean> {
    const lately = Raw((beatAt) => `${beatAt} > now() - make_interval(secs => :withinSeconds)`, { withinSeconds });
    return this.heartbeats.existsBy({ name, beatAt: lately });
  }
}
