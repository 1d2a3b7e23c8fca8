import { describe, expect, it } from 'vitest'
import { toFetch } from '../../src/adapters/fetch.js'
import { body, createSubject, signedLines } from './subject.js'

const headers = signedLines(body).map(([name, value]): [string, string] => [name, value])
const request = () => new Request('https://hooks.example/hooks/host', { method: 'POST', headers, body })

// A receiver that answers before its handler ends, which is when the test says so.
function createSlow() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const subject = createSubject({ ackDeadlineMs: 1, onDeadline: 'accept' }, () => ended)
  return { handle: toFetch(subject.receiver), end: () => end() }
}

// As a runtime's: its method needs its object.
class Context {
  readonly kept: Promise<unknown>[] = []
  waitUntil(work: Promise<unknown>): void {
    this.kept.push(work)
  }
}

const isSettled = (work: Promise<unknown> | undefined) =>
  Promise.race([work?.then(() => true), new Promise((resolve) => setTimeout(resolve, 5, false))])

describe('toFetch', () => {
  it('lets a runtime wait for what goes on after the answer, and no longer', async () => {
    const { handle, end } = createSlow()
    const context = new Context()
    expect((await handle(request(), { SECRET: 'env' }, context)).status).toBe(202)
    expect(context.kept).toHaveLength(1)
    expect(await isSettled(context.kept[0])).toBe(false)
    end()
    expect(await isSettled(context.kept[0])).toBe(true)
  })

  it('takes waitUntil from the last argument, wherever that is', async () => {
    for (const before of [[], [{}], [{}, {}]]) {
      const { handle, end } = createSlow()
      const context = new Context()
      await handle(request(), ...before, context)
      expect(context.kept).toHaveLength(1)
      end()
    }
  })

  it('gives a runtime no work that fails: what fails afterwards is told to the owner', async () => {
    const failing = new Promise((_, reject) => setTimeout(reject, 10, new Error('handler')))
    const subject = createSubject({ ackDeadlineMs: 1, onDeadline: 'accept' }, () => failing)
    const context = new Context()
    await toFetch(subject.receiver)(request(), {}, context)
    await expect(context.kept[0]).resolves.toBeUndefined()
  })

  it('lets a runtime wait for nothing where the handler is done before the answer', async () => {
    const context = new Context()
    await toFetch(createSubject().receiver)(request(), {}, context)
    expect(context.kept).toEqual([])
  })

  it.each([
    ['nothing', []],
    ['undefined', [undefined]],
    ['null', [null]],
    ['text', ['waitUntil']],
    ['a context of something else', [{ params: Promise.resolve({}) }]],
    ['a waitUntil that is no function', [{ waitUntil: true }]],
  ])('answers all the same where a runtime passes %s', async (_, runtime) => {
    const { handle, end } = createSlow()
    expect((await handle(request(), ...runtime)).status).toBe(202)
    end()
  })
})
