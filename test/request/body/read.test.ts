import { afterEach, describe, expect, it, vi } from 'vitest'
import { readStream } from '../../../src/request/body/read.js'

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
    await expect(readStream(before.stream, limits, AbortSignal.abort())).rejects.toMatchObject({ code: 'body_aborted' })
    expect(before.onCancel).toHaveBeenCalledOnce()
    const meanwhile = openStream()
    const controller = new AbortController()
    const reading = expect(readStream(meanwhile.stream, limits, controller.signal)).rejects.toMatchObject({
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
    const reading = readStream(stream, limits, controller.signal, (reader) => abandoned.push(reader))
    controller.abort()
    await expect(reading).rejects.toMatchObject({ code: 'body_aborted' })
    expect(abandoned).toHaveLength(1)
    source()?.close()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('removes its timer and listener', async () => {
    vi.useFakeTimers()
    const { signal } = new AbortController()
    const remove = vi.spyOn(signal, 'removeEventListener')
    await readStream(streamOf(Uint8Array.of(1)), limits, signal)
    expect(vi.getTimerCount()).toBe(0)
    expect(remove).toHaveBeenCalledOnce()
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
