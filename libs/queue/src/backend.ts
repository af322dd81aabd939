import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

/** A connection of a queue or worker, and the factory that needs it. Lives until closed. */
export interface QueueConnection {
  queue: (name: string, options: Omit<QueueOptions, 'connection'>) => Queue;
  close: () => Promise<void>;
}

export interface WorkerConnection {
  worker: (name: string, processor: Processor, options: Omit<WorkerOptions, 'connection'>) => Worker;
  close: () => Promise<void>;
}

/** Storage of jobs. Both backends behave the same outside this library. */
export interface Backend {
  /**
   * Checks that the server responds and can hold the queue. Called first, because BullMQ objects created while their
   * server is down may never work.
   * @throws Error if the server does not respond now
   */
  prepare: () => Promise<void>;
  forQueue: () => QueueConnection;
  forWorker: (concurrency: number) => WorkerConnection;
}
