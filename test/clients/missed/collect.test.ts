import { describe, expect, it, vi } from 'vitest'
import { ClientError } from '../../../src/clients/http/client-error.js'
import {
  type CollectOptions,
  collect,
  type MissedDelivery,
  type MissedSource,
} from '../../../src/clients/missed/index.js'
import { createReceiver, memoryDedupeStore, retryLater, unverified, type WebhookRequest } from '../../../src/index.js'
import { hostSample } from '../../../src/testing/index.js'
import { host } from '../../../src/vendors/styles/host.js'

const now = 1_796_000_000_000
const day = 86_400_000

/** Pages of missed deliveries, with page numbers as cursors. */
function pagesOf(...pages: readonly (readonly MissedDelivery[])[]) {
  const asked: (string | undefined)[] = []
  const source: MissedSource = {
    async page(cursor) {
      asked.push(cursor)
      const index = Number(cursor ?? 0)
      return { missed: pages[index] ?? [], next: index + 1 < pages.length ? String(index + 1) : undefined }
    },
  }
  return { source, asked }
}

function missed(id: string, changes: Partial<MissedDelivery> = {}): MissedDelivery {
  return { id, storedAt: now, collect: async () => hostSample({ deliveryId: id }), ...changes }
}

function scenario(handle: (id: string | undefined) => unknown = () => {}) {
  const handled: (string | undefined)[] = []
  const receiver = createReceiver({
    provider: host({ verify: unverified() }),
    on: {
      '*': ({ id }) => {
        handled.push(id)
        return handle(id)
      },
    },
    dedupe: memoryDedupeStore(),
  })
  const run = (source: MissedSource, options: Partial<CollectOptions> = {}) =>
    collect({ source, receiver, since: now - day, ...options })
  return { handled, receiver, run }
}

describe('collect', () => {
  it('passes every delivery of every page to the receiver, one after the other', async () => {
    const { handled, run } = scenario()
    const { source, asked } = pagesOf([missed('a'), missed('b')], [], [missed('c')])
    expect(await run(source)).toEqual({
      handled: 3,
      handledIds: ['a', 'b', 'c'],
      duplicates: 0,
      redelivered: 0,
      failed: 0,
      gone: 0,
      failures: [],
      error: undefined,
      next: undefined,
      unread: undefined,
      isComplete: true,
    })
    expect(handled).toEqual(['a', 'b', 'c'])
    expect(asked).toEqual([undefined, '1', '2'])
  })

  it('handles no delivery twice, even if it arrived in between', async () => {
    const { handled, receiver, run } = scenario()
    await receiver.receive(hostSample({ deliveryId: 'b' }))
    const { source } = pagesOf([missed('a'), missed('b')])
    expect(await run(source)).toMatchObject({ handled: 1, duplicates: 1 })
    expect(await run(source)).toMatchObject({ handled: 0, duplicates: 2 })
    expect(handled).toEqual(['b', 'a'])
  })

  it('continues after a failure, reports it, and resumes at its page', async () => {
    let isBusy = true
    const { handled, run } = scenario((id) => (id === 'b' && isBusy ? retryLater() : undefined))
    const gone = new Error('gone')
    const { source } = pagesOf(
      [missed('a')],
      [missed('b'), missed('c', { collect: () => Promise.reject(gone) })],
      [missed('d')],
    )
    const report = await run(source)
    expect(report).toMatchObject({ handled: 2, next: '1', unread: undefined, isComplete: false, error: undefined })
    expect(report.failures).toEqual([
      { id: 'b', code: undefined, error: undefined },
      { id: 'c', code: undefined, error: gone },
    ])
    isBusy = false
    expect(await run(source, { cursor: report.next })).toMatchObject({ handled: 1, duplicates: 1, next: '1' })
    expect(handled).toEqual(['a', 'b', 'd', 'b'])
  })

  it('reports why the receiver refused a delivery', async () => {
    const { run } = scenario()
    const { source } = pagesOf([missed('a', { collect: async () => hostSample({ body: '{' }) })])
    const { failures, isComplete } = await run(source)
    expect(failures).toMatchObject([{ id: 'a', code: 'body_malformed' }])
    expect(isComplete).toBe(false)
  })

  it('reports the id of a failed delivery as one short line', async () => {
    const collectOne = () => Promise.reject(new Error('not there'))
    const names = ['a\r\nERROR forged', 'b\u2028c\u202ed\u0000', 'x'.repeat(1000), '\ud83c\udf0a']
    const { failures } = await scenario().run(
      pagesOf(names.map((name) => missed(name, { collect: collectOne }))).source,
    )
    expect(failures.map(({ id }) => id)).toEqual(['a ERROR forged', 'b c d ', 'x'.repeat(200), '\ud83c\udf0a'])
  })

  it('counts requested redeliveries', async () => {
    const collectOne = vi.fn(async (): Promise<WebhookRequest | undefined> => undefined)
    const { handled, run } = scenario()
    expect(await run(pagesOf([missed('a', { collect: collectOne })]).source)).toMatchObject({
      handled: 0,
      redelivered: 1,
      isComplete: true,
    })
    expect(handled).toEqual([])
  })

  it('skips older missed deliveries, but lists every page', async () => {
    const { handled, run } = scenario()
    const old = { storedAt: now - 2 * day }
    const { source, asked } = pagesOf([missed('a'), missed('b', old)], [missed('c', old)], [missed('d')])
    expect(await run(source)).toMatchObject({ handled: 2, isComplete: true })
    expect(handled).toEqual(['a', 'd'])
    expect(asked).toEqual([undefined, '1', '2'])
  })

  it('stops when the source says that the rest is older', async () => {
    const { handled, run } = scenario()
    const { source } = pagesOf([missed('a')], [missed('b')])
    const newestFirst: MissedSource = {
      page: async (cursor, query) => ({ ...(await source.page(cursor, query)), isPastHorizon: true }),
    }
    expect(await run(newestFirst)).toMatchObject({ handled: 1, isComplete: true })
    expect(handled).toEqual(['a'])
  })

  it('stops with an error if a cursor repeats', async () => {
    const { handled, run } = scenario()
    const endless: MissedSource = { page: async () => ({ missed: [missed('a')], next: 'again' }) }
    const report = await run(endless)
    expect(report.isComplete).toBe(false)
    expect(report.error).toBeInstanceOf(TypeError)
    expect(handled).toEqual(['a'])
  })

  const outages = ['unauthorized', 'forbidden', 'server_failed', 'network_failed', 'timeout'] as const

  it.each(outages)('continues after a delivery that cannot be fetched: %s', async (code) => {
    const collectOne = () => Promise.reject(new ClientError(code, 'no'))
    const { handled, run } = scenario()
    const { source } = pagesOf(
      [missed('a', { collect: collectOne }), missed('b', { collect: collectOne }), missed('c')],
      [missed('d', { collect: collectOne }), missed('e')],
    )
    expect(await run(source)).toMatchObject({
      handled: 2,
      failed: 3,
      error: undefined,
      next: undefined,
      isComplete: false,
    })
    expect(handled).toEqual(['c', 'e'])
  })

  it.each(outages)('stops after three outages in a row: %s', async (code) => {
    const error = new ClientError(code, 'no')
    const collectOne = vi.fn(() => Promise.reject(error))
    const { source } = pagesOf(
      [missed('a'), missed('b', { collect: collectOne })],
      [
        missed('c', { collect: collectOne }),
        missed('d', { collect: collectOne }),
        missed('e', { collect: collectOne }),
      ],
    )
    expect(await scenario().run(source)).toMatchObject({
      handled: 1,
      failed: 3,
      gone: 0,
      error,
      next: undefined,
      isComplete: false,
    })
    expect(collectOne).toHaveBeenCalledTimes(3)
  })

  it('counts different kinds of outages together', async () => {
    const takes = (['timeout', 'server_failed', 'network_failed'] as const).map((code) => ({
      collect: () => Promise.reject(new ClientError(code, 'no')),
    }))
    const { source } = pagesOf([...takes.map((changes, index) => missed(String(index), changes)), missed('d')])
    expect(await scenario().run(source)).toMatchObject({ handled: 0, failed: 3, error: { code: 'network_failed' } })
  })

  it.each(['not_found', 'gone'] as const)('skips any number of deliveries that are gone: %s', async (code) => {
    const collectOne = () => Promise.reject(new ClientError(code, 'no'))
    const { handled, run } = scenario()
    const { source } = pagesOf(
      Array.from({ length: 5 }, (_, index) => missed(String(index), { collect: collectOne })),
      [missed('d', { collect: collectOne }), missed('e')],
      [missed('f', { collect: () => Promise.reject(new ClientError('refused', 'no')) })],
      [missed('g')],
    )
    const report = await run(source)
    expect(report).toMatchObject({ handled: 2, failed: 7, gone: 6, error: undefined, next: '2', isComplete: false })
    expect(report.failures).toHaveLength(7)
    expect(handled).toEqual(['e', 'g'])
  })

  it('resumes after pages whose only failures are gone', async () => {
    const collectOne = () => Promise.reject(new ClientError('gone', 'no'))
    const { handled, run } = scenario()
    const { source } = pagesOf([missed('a', { collect: collectOne })], [missed('b')])
    const first = await run(source, { maxPages: 1 })
    expect(first).toMatchObject({ failed: 1, gone: 1, next: '1', isComplete: false })
    expect(await run(source, { cursor: first.next })).toMatchObject({ handled: 1, isComplete: true })
    expect(handled).toEqual(['b'])
    expect(await run(source)).toMatchObject({ duplicates: 1, gone: 1, next: undefined, isComplete: false })
  })

  it('counts all failures, and lists the first thousand', async () => {
    const collectOne = () => Promise.reject(new Error('not there'))
    const { source } = pagesOf(
      Array.from({ length: 1001 }, (_, index) => missed(String(index), { collect: collectOne })),
    )
    const { failed, failures } = await scenario().run(source)
    expect(failed).toBe(1001)
    expect(failures.at(-1)?.id).toBe('999')
  })

  it.each(['rate_limited', 'credentials_unavailable'] as const)(
    'asks no further where the provider takes no call: %s',
    async (code) => {
      const error = new ClientError(code, 'no')
      const later = vi.fn(async () => undefined)
      const { source } = pagesOf([
        missed('a', { collect: () => Promise.reject(error) }),
        missed('b', { collect: later }),
      ])
      expect(await scenario().run(source)).toMatchObject({ error, failures: [{ id: 'a' }], isComplete: false })
      expect(later).not.toHaveBeenCalled()
    },
  )

  it('collects missed deliveries without a time', async () => {
    const { handled, run } = scenario()
    await run(pagesOf([missed('a', { storedAt: undefined })]).source)
    expect(handled).toEqual(['a'])
  })

  it('stops after maxPages, and reports where to resume', async () => {
    const { handled, run } = scenario()
    const { source } = pagesOf([missed('a')], [missed('b')], [missed('c')])
    const report = await run(source, { maxPages: 2 })
    expect(report).toMatchObject({ next: '2', unread: '2', isComplete: false, error: undefined })
    expect(await run(source, { cursor: report.next })).toMatchObject({ isComplete: true })
    expect(handled).toEqual(['a', 'b', 'c'])
  })

  it('ends when the source fails, and reports what was done', async () => {
    const error = new Error('down')
    const { source } = pagesOf([missed('a')])
    const failing: MissedSource = {
      page: async (cursor, query) => {
        if (cursor !== undefined) throw error
        return { ...(await source.page(cursor, query)), next: 'x' }
      },
    }
    expect(await scenario().run(failing)).toMatchObject({ handled: 1, error, next: 'x', isComplete: false })
  })

  it.each([
    undefined,
    {},
    { missed: 'all' },
    { missed: Array.from({ length: 10_001 }, () => missed('a')) },
    { missed: [null] },
    { missed: [missed(5 as never)] },
    { missed: [{ id: 'a' }] },
  ])('ends when the source returns no valid page: case %#', async (page) => {
    const { error } = await scenario().run({ page: async () => page as never })
    expect(error).toBeInstanceOf(TypeError)
  })

  it('stops between two deliveries when it is aborted', async () => {
    const controller = new AbortController()
    const { handled, run } = scenario(() => controller.abort('enough'))
    const report = await run(pagesOf([missed('a'), missed('b')]).source, { signal: controller.signal })
    expect(report).toMatchObject({ handled: 1, error: 'enough', isComplete: false })
    expect(handled).toEqual(['a'])
    expect(await run(pagesOf([missed('c')]).source, { signal: controller.signal })).toMatchObject({ handled: 0 })
  })

  it.each<[string, object]>([
    ['source', { source: undefined }],
    ['source.page', { source: {} }],
    ['receiver', { receiver: undefined }],
    ['receiver.receive', { receiver: {} }],
    ['since', { since: Number.NaN }],
    ['maxPages', { maxPages: 0 }],
  ])('rejects a wrong %s', async (option, changes) => {
    const { source } = pagesOf([])
    const { receiver } = scenario()
    await expect(collect({ source, receiver, ...changes } as CollectOptions)).rejects.toThrow(
      new RegExp(`^collect: ${option.replace('.', '\\.')} `),
    )
  })
})
