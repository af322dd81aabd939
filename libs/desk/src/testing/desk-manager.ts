import { testManager } from '@mainstage/database/testing/migrated-database';
import type { EntityManager } from 'typeorm';
import { entities } from '../entities/entities';

export const deskManager = (url: string, poolSize?: number): Promise<EntityManager> =>
  testManager(url, poolSize, { entities });
