import { Heartbeat } from '@mainstage/database/entities/heartbeat';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Raw, type Repository } from 'typeorm';

const name = 'worker';

/** The proof that jobs come through, whichever worker they came to. */
@Injectable()
export class Heartbeats {
  constructor(@InjectRepository(Heartbeat) private readonly heartbeats: Repository<Heartbeat>) {}

  /** Notes that a job came through. */
  async beat(): Promise<void> {
    await this.heartbeats.upsert({ name, beatAt: () => 'now()' }, ['name']);
  }

  /** Whether a job came through within the last seconds, by the database clock. */
  async hasBeaten(withinSeconds: number): Promise<boolean> {
    const lately = Raw((beatAt) => `${beatAt} > now() - make_interval(secs => :withinSeconds)`, { withinSeconds });
    return this.heartbeats.existsBy({ name, beatAt: lately });
  }
}
