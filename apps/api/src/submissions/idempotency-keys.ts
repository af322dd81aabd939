import { IdempotencyKey } from '@mainstage/database/entities/idempotency-key';
import { Batcher } from '@mainstage/database/batcher';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';

/** Finds the keys that forms were sent under before; keys that are looked up at nearly the same time share a query. */
@Injectable()
export class IdempotencyKeys {
  private readonly lookups = new Batcher((keys: string[]) => this.findAll(keys), {
    waitMs: 0,
    largest: 100,
    atOnce: 2,
  });

  constructor(@InjectRepository(IdempotencyKey) private readonly repository: Repository<IdempotencyKey>) {}

  /** @param key a UUID in any letter case */
  find(key: string): Promise<IdempotencyKey | undefined> {
    return this.lookups.request(key.toLowerCase());
  }

  private async findAll(keys: string[]): Promise<(IdempotencyKey | undefined)[]> {
    const found = new Map((await this.repository.findBy({ key: In(keys) })).map((stored) => [stored.key, stored]));
    return keys.map((key) => found.get(key));
  }
}
