import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

/** A connection of a queue or of a worker, and the way to build it. Lives until closed. */
export interface QueueConnection {
  queue: (name: string, options: Omit<QueueOptions, 'connection'>) => Queue;
  close: () => Promise<void>;
}

export interface WorkerConnection {
  worker: (name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>) => Worker;
  close: () => Promise<void>;
}

/** Where the jobs are kept. Both kinds behave the same to everyone outside this library. */
export interface Backend {
  /**
   * Makes sure that the server answers and is fit to hold the queue.
   * What BullMQ builds while its server is down may stay dead for good, so this comes first.
   * @throws when the server does not answer now
   */
  prepare: () => Promise<void>;
  forQueue: () => QueueConnection;
  /** @param concurrency jobs at a time */
  forWorker: (concurrency: number) => WorkerConnection;
}
