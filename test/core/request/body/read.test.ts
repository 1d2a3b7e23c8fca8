import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { discard, readStream } from '../../../../src/core/request/body/read.js'
import { countingTimers } from '../../../own-timers.js'

const limits = { maxBodyBytes: 1_000, bodyTimeoutMs: 5_000, decompress: [] }

/** A stream that a test ends. */
function openStream() {
  const onCancel = vi.fn()
  let source: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
    },
    cancel: onCancel,
  })
  return { stream, onCancel, source: () => source }
}

function streamOf(...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

afterEach(() => {
  vi.useRealTimers()
})

describe('readStream', () => {
  it('returns the bytes of all chunks', async () => {
    const bytes = await readStream(streamOf(Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3)), limits)
    expect([...bytes]).toEqual([1, 2, 3])
  })

  it('returns no bytes for an empty stream', async () => {
    expect((await readStream(streamOf(), limits)).length).toBe(0)
  })

  it('cancels a stream with too many bytes', async () => {
    const { stream, onCancel, source } = openStream()
    source()?.enqueue(new Uint8Array(1_001))
    await expect(readStream(stream, limits)).rejects.toMatchObject({ code: 'body_too_large', limit: 1_000 })
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('cancels a stream that takes too long, even if chunks arrived', async () => {
    vi.useFakeTimers()
    const { stream, onCancel, source } = openStream()
    const reading = expect(readStream(stream, limits)).rejects.toMatchObject({ code: 'body_timeout', limit: 5_000 })
    await vi.advanceTimersByTimeAsync(4_000)
    source()?.enqueue(new Uint8Array(10))
    await vi.advanceTimersByTimeAsync(1_010)
    await reading
    expect(onCancel).toHaveBeenCalledOnce()
  })

  it('throws body_aborted if the stream fails', async () => {
    const { stream, source } = openStream()
    const cause = new Error('reset')
    source()?.error(cause)
    await expect(readStream(stream, limits)).rejects.toMatchObject({ code: 'body_aborted', cause })
  })

  it('throws body_aborted if the signal is aborted before or during the read', async () => {
    const before = openStream()
    await expect(readStream(before.stream, limits, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'body_aborted',
    })
    expect(before.onCancel).toHaveBeenCalledOnce()
    const meanwhile = openStream()
    const controller = new AbortController()
    const reading = expect(readStream(meanwhile.stream, limits, { signal: controller.signal })).rejects.toMatchObject({
      code: 'body_aborted',
    })
    controller.abort()
    await reading
    expect(meanwhile.onCancel).toHaveBeenCalledOnce()
  })

  it('hands the reader of the rest to a function that replaces cancelling, at once', async () => {
    const { stream, onCancel, source } = openStream()
    const abandoned: unknown[] = []
    const controller = new AbortController()
    const reading = readStream(stream, limits, { signal: controller.signal }, (reader) => abandoned.push(reader))
    controller.abort()
    await expect(reading).rejects.toMatchObject({ code: 'body_aborted' })
    expect(abandoned).toHaveLength(1)
    source()?.close()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('leaves the rest to that function', async () => {
    const { stream, source } = openStream()
    const readers: ReadableStreamDefaultReader<Uint8Array>[] = []
    const controller = new AbortController()
    const reading = readStream(stream, limits, { signal: controller.signal }, (reader) => readers.push(reader))
    controller.abort()
    await expect(reading).rejects.toMatchObject({ code: 'body_aborted' })
    // The first one ends the read that was waiting for it.
    for (const byte of [1, 2]) {
      source()?.enqueue(Uint8Array.of(byte))
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    source()?.close()
    expect(await readers[0]?.read()).toEqual({ done: false, value: Uint8Array.of(2) })
  })

  it('notices a disconnect while it waits, and removes its timer and listener', async () => {
    vi.useFakeTimers()
    await countingTimers(async (timers) => {
      const [aborted, ended] = [openStream(), openStream()]
      const controller = new AbortController()
      const reading = [aborted, ended].map(({ stream }) => readStream(stream, limits, { signal: controller.signal }))
      await vi.advanceTimersByTimeAsync(20)
      ended.source()?.close()
      expect(await reading[1]).toHaveLength(0)
      expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1)
      const refused = expect(reading[0]).rejects.toMatchObject({ code: 'body_aborted' })
      controller.abort()
      await refused
      expect(getEventListeners(controller.signal, 'abort')).toHaveLength(0)
      expect(timers.size).toBe(0)
    })
  })

  it('refuses a stream of anything but bytes', async () => {
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue('text'),
    })
    await expect(readStream(stream, limits)).rejects.toMatchObject({ code: 'body_unavailable' })
  })

  it('ignores a stream that fails to cancel', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(2_000))
      },
      cancel() {
        throw new Error('no')
      },
    })
    await expect(readStream(stream, limits)).rejects.toMatchObject({ code: 'body_too_large' })
  })
})

describe('discard', () => {
  /** A stream of chunks that never ends unless it fails, and how many were read. */
  function endless(chunkBytes: number, failAt = Number.POSITIVE_INFINITY) {
    const chunk = new Uint8Array(chunkBytes)
    let count = 0
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          count++
          if (count === failAt) throw new Error('reset')
          controller.enqueue(chunk)
        },
      },
      { highWaterMark: 0 },
    )
    return { reader: stream.getReader(), count: () => count }
  }

  it('reads a stream to its end', async () => {
    const reader = streamOf(...Array.from({ length: 100 }, () => Uint8Array.of(1))).getReader()
    await discard(reader)
    expect(await reader.read()).toMatchObject({ done: true })
  })

  it('reads at most 32 MB, each chunk counted as 1 KB longer', async () => {
    const { reader, count } = endless(2 ** 20 - 1024)
    await discard(reader)
    expect(count()).toBe(32)
  })

  it('ignores a stream that fails', async () => {
    const { reader, count } = endless(10, 3)
    await discard(reader)
    expect(count()).toBe(3)
  })
})
