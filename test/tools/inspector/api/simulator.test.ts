import { describe, expect, it } from 'vitest'
import { deliveries, signGithub } from '../../../../src/testing/vendors/github.js'
import type { Sending } from '../../../../src/tools/inspector/api/parts.js'
import { github } from '../../../../src/vendors/github/index.js'
import { openApi } from './fixture.js'

const secret = 's3cret'
const provider = {
  name: 'github',
  provider: github({ secrets: secret }),
  sign: (request: Sending['request']) => signGithub(request, { secret }),
  samples: deliveries.samples,
}
const input = { provider: 'github', count: 4, seed: 1, faults: {} }

describe('simulatorRoutes', () => {
  it('sends deliveries to the target, and counts from the view of the provider', async () => {
    const sent: Sending[] = []
    const send = async (sending: Sending) => {
      sent.push(sending)
      return { answer: 200, tookMs: 1, id: undefined }
    }
    const { json } = await openApi({ providers: () => [provider], send })
    expect(await json('POST', 'simulate', input)).toMatchObject({
      sent: 4,
      states: { delivered: 4 },
      forgeriesAccepted: 0,
    })
    for (const { request } of sent) expect(await provider.provider.verify(request)).toBeDefined()
    const forged = await json('POST', 'simulate', { ...input, faults: { tamper: 1 } })
    expect(forged).toMatchObject({ forgeriesAccepted: 4, faults: { tamper: 4 } })
  })

  it('counts a target that does not answer', async () => {
    const send = async () => ({ answer: 'connection' as const, tookMs: 1, id: undefined })
    const { json } = await openApi({ providers: () => [provider], send })
    expect(await json('POST', 'simulate', input)).toMatchObject({ states: { dropped: 4 }, answered: { connection: 4 } })
  })

  it('refuses what it cannot do', async () => {
    const { json } = await openApi({ providers: () => [provider] })
    const codeOf = async (change: object) => (await json('POST', 'simulate', { ...input, ...change })).error.code
    expect(await codeOf({})).toBe('not_configured')
    expect(await codeOf({ count: 201 })).toBe('input_invalid')
    expect(await codeOf({ faults: { tamper: 2 } })).toBe('input_invalid')
    expect(await codeOf({ faults: { tamper: '1' } })).toBe('input_invalid')
    expect(await codeOf({ event: 'constructor' })).toBe('not_configured')
  })
})
