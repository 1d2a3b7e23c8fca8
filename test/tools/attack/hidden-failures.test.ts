import { describe, expect, it } from 'vitest'
import { deliveries as github } from '../../../src/testing/vendors/github.js'
import { type AttackOptions, attack } from '../../../src/tools/attack/index.js'
import { readBody, type Steps, start } from './wall/endpoint.js'

const secret = 'the-secret-of-the-hook'

async function resultOf(steps: Partial<Steps>, id: string, options: Partial<AttackOptions> = {}) {
  const endpoint = await start(steps, secret)
  try {
    const report = await attack({ target: endpoint.url, vendor: github, secret, rate: 5_000, only: [id], ...options })
    return report.results.find((result) => result.id === id)
  } finally {
    endpoint.close()
  }
}

describe.concurrent('a body that trickles', () => {
  const id = 'survival.trickling-body'
  const short = { maxBodyMs: 1_500 }

  it('is found where it is read for longer than allowed', async () => {
    expect(await resultOf({}, id, short)).toMatchObject({ status: 'failed', detail: 'it was still read after 2 s' })
  })

  it('is no finding where the endpoint gives it up', async () => {
    const read: Steps['read'] = (request) => {
      setTimeout(() => request.complete || request.destroy(), 500)
      return readBody(request)
    }
    expect(await resultOf({ read }, id, short)).toMatchObject({ status: 'passed' })
  })

  it('is not sent if the attack is shorter than servers of Node wait', async () => {
    const detail = 'it takes 345 seconds, so the attack needs a longer duration'
    expect(await resultOf({}, id)).toMatchObject({ status: 'not run', detail })
  })
})

describe.concurrent('an odd request that is signed', () => {
  const id = 'answers.odd-request'

  it('is found where it is answered 500', async () => {
    const steps: Partial<Steps> = { accept: (payload) => (payload === null ? { status: 500 } : undefined) }
    expect(await resultOf(steps, id)).toMatchObject({ status: 'failed', severity: 'minor' })
  })

  it('is no finding where it is refused with 4xx', async () => {
    const steps: Partial<Steps> = { accept: (payload) => (payload === null ? { status: 422 } : undefined) }
    expect(await resultOf(steps, id)).toMatchObject({ status: 'passed' })
  })

  it('is no finding where it is answered 503 and a time for the retry', async () => {
    const asked = new Set<unknown>()
    const steps: Partial<Steps> = {
      early({ headers }) {
        const isFirst = !asked.has(headers['x-github-delivery'])
        asked.add(headers['x-github-delivery'])
        return isFirst ? { status: 503, headers: { 'Retry-After': '0' } } : undefined
      },
    }
    expect(await resultOf(steps, id)).toMatchObject({ status: 'passed' })
  })
})

describe('a compressed body that grows', () => {
  const id = 'survival.gzip-bomb'

  it('is no finding where every request takes as long', async () => {
    const verify: Steps['verify'] = () => new Promise((resolve) => setTimeout(() => resolve(false), 400))
    const accepted = {
      early: (request: { headers: object }) => ('content-encoding' in request.headers ? undefined : { status: 200 }),
    }
    expect(await resultOf({ ...accepted, verify }, id)).toMatchObject({ status: 'passed' })
  })
})
