/** The part of an `ioredis` client that the inbox uses. */
export interface BullmqRedis {
  readonly status: string
  /** Settings that ioredis reads at each command. */
  readonly options: object
  duplicate(options: {
    maxRetriesPerRequest: number | null
    enableOfflineQueue: boolean
    socketTimeout?: number
  }): BullmqRedis
  info(): Promise<string>
  config(command: 'GET', setting: string): Promise<unknown>
  defineCommand(name: string, script: { readonly lua: string; readonly numberOfKeys?: number }): void
  hget(key: string, field: string): Promise<string | null>
  zrange(key: string, start: number, end: number): Promise<string[]>
  eval(script: string, keys: number, ...rest: (string | number)[]): Promise<unknown>
  del(key: string): Promise<unknown>
  disconnect(): void
}

/** The part of a `bullmq` job that the inbox uses. */
export interface BullmqJob {
  readonly id?: string | undefined
  readonly data: unknown
  readonly attemptsStarted: number
  readonly failedReason?: string
  readonly finishedOn?: number
  readonly processedOn?: number
  isFailed(): Promise<boolean>
  moveToCompleted(value: undefined, token: string, fetchNext: false): Promise<unknown>
  moveToFailed(error: Error, token: string, fetchNext: false): Promise<unknown>
  extendLock(token: string, durationMs: number): Promise<unknown>
  retry(state: 'failed', options: { resetAttemptsMade: boolean; resetAttemptsStarted: boolean }): Promise<void>
}

/** The part of a `bullmq` `Queue` that the inbox uses. */
export interface BullmqQueue {
  add(name: string, data: never, options: object): Promise<unknown>
  getJob(id: string): Promise<BullmqJob | undefined>
  toKey(type: string): string
  getJobCounts(): Promise<{ readonly [state: string]: number }>
  waitUntilReady(): Promise<unknown>
  on(event: 'error', listener: (error: Error) => void): unknown
  close(): Promise<void>
}

/** The part of a `bullmq` `Worker` that the inbox uses. */
export interface BullmqWorker {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'completed', listener: (job: BullmqJob) => void): unknown
  getNextJob(token: string, options: { block: boolean }): Promise<BullmqJob | undefined>
  startStalledCheckTimer(): Promise<void>
  pause(doNotWaitActive: boolean): Promise<void>
  close(force: boolean): Promise<void>
}

/** The part of the package `bullmq` that the inbox uses: `import { Queue, Worker } from 'bullmq'`. */
export interface Bullmq {
  // Options of type `never` accept any class of this shape; BullMQ checks them.
  readonly Queue: new (
    name: string,
    options: never,
  ) => BullmqQueue
  readonly Worker: new (
    name: string,
    handle: ((job: BullmqJob, token?: string) => Promise<void>) | null,
    options: never,
  ) => BullmqWorker
}
