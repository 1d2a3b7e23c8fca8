import { describe, expect, it } from 'vitest'
import { limitTime } from '../../../src/core/base/waiting.js'

const expired = () => 'expired'
type Then = (fulfil: (value: string) => void, reject: (error: unknown) => void) => unknown

/** A promise of another library, which has only a `then`. */
function thenable(then: Then): Promise<string> {
  return { then } as unknown as Promise<string>
}

describe('limitTime', () => {
  it.each<readonly [string, Then]>([
    ['returns nothing', (fulfil) => void setTimeout(fulfil, 5, 'value')],
    [
      'returns a promise that is fulfilled already',
      (fulfil) => {
        setTimeout(fulfil, 5, 'value')
        return Promise.resolve('other')
      },
    ],
    [
      'calls both functions',
      (fulfil, reject) => {
        fulfil('value')
        reject(new Error('late'))
      },
    ],
  ])('waits for a promise whose `then` %s', async (_, then) => {
    expect(await limitTime(thenable(then), 10_000, expired)).toBe('value')
  })

  it('rejects like such a promise', async () => {
    const failing = thenable((_, reject) => void setTimeout(reject, 5, new Error('broken')))
    await expect(limitTime(failing, 10_000, expired)).rejects.toThrow('broken')
  })

  it('ends the wait at its time, whatever comes later', async () => {
    const late = new Promise<string>((_, reject) => {
      setTimeout(reject, 30, new Error('late'))
    })
    expect(await limitTime(late, 5, expired)).toBe('expired')
    await new Promise((resolve) => setTimeout(resolve, 40))
  })
})
