import { describe, expect, it } from 'vitest'
import { toFetch } from '../../src/adapters/fetch.js'
import { type AttackOptions, attack, listCases } from '../../src/conformance/index.js'
import { memoryDedupeStore } from '../../src/dedupe/memory.js'
import { createReceiver } from '../../src/receiver/receiver.js'
import { deliveries as discord } from '../../src/vendors/discord/testing.js'
import { deliveries } from '../../src/vendors/github/testing.js'
import { deliveries as stripe } from '../../src/vendors/stripe/testing.js'

const secret = 'the-secret-of-the-hook'
const fast = { vendor: deliveries, secret, rate: 100_000, maxUploadBytes: 3_000_000, timeoutMs: 1_000 }

const nothingVerified = ['forged.any-signature', 'forged.no-signature', 'forged.changed-body', 'forged.content-type']

async function correctEndpoint() {
  const effects = new Map<string, number>()
  const { provider } = await deliveries.sender({ secret })
  const on = {
    '*': async ({ id = '' }) => {
      effects.set(id, (effects.get(id) ?? 0) + 1)
    },
  }
  const receiver = createReceiver({ provider, dedupe: memoryDedupeStore(), on, onError: () => {} })
  return { target: toFetch(receiver), observe: (id: string) => effects.get(id) ?? 0 }
}

async function finds(options: Partial<AttackOptions> & Pick<AttackOptions, 'target'>): Promise<readonly string[]> {
  const { findings } = await attack({ ...fast, ...options })
  return findings.map(({ id }) => id)
}

describe('attack', () => {
  it('finds nothing in a receiver of this package, in process', async () => {
    const report = await attack({
      ...fast,
      ...(await correctEndpoint()),
      only: ['genuine', 'forged.no-signature', 'forged.changed-body', 'answers', 'repeats.distinct'],
    })
    expect(report.results.filter(({ status }) => status === 'failed')).toEqual([])
    expect(report).toMatchObject({ score: 100, grade: 'A+', vendor: 'github', findings: [] })
  })

  it('names the one cause if nothing is verified', async () => {
    const report = await attack({ ...fast, target: () => ({ status: 200 }), only: nothingVerified })
    expect(report.findings.map(({ id }) => id)).toEqual(['forged.any-signature'])
    expect(report.results.find(({ id }) => id === 'forged.changed-body')).toMatchObject({
      status: 'failed',
      followsFrom: 'forged.any-signature',
    })
    expect(report).toMatchObject({ grade: 'F' })
  })

  it('keeps a finding apart that the cause of other failures does not explain', async () => {
    const target = async (request: Request) => ({ status: (await request.text()).includes('\u{1f600}') ? 400 : 200 })
    const only = ['forged.any-signature', 'forged.lower-case-body', 'genuine.unicode']
    expect(await finds({ target, only })).toEqual(['genuine.unicode', 'forged.any-signature'])
  })

  it('says that a refusal proves nothing if no genuine delivery is accepted', async () => {
    const report = await attack({
      ...fast,
      target: () => ({ status: 401 }),
      only: ['genuine.samples', 'forged.no-signature'],
    })
    expect(report.findings.map(({ id }) => id)).toEqual(['genuine.samples'])
    expect(report.results[1]).toMatchObject({ id: 'forged.no-signature', status: 'not run' })
  })

  it('finds an endpoint that tells its secret, and does not repeat the secret', async () => {
    const { target } = await correctEndpoint()
    const telling = async (request: Request) => {
      const response = await target(request)
      return response.ok ? response : { status: 401, body: `wrong: the secret is ${secret}` }
    }
    const report = await attack({ ...fast, target: telling, only: ['answers.leaks-secret'] })
    expect(report.findings.map(({ id }) => id)).toEqual(['answers.leaks-secret'])
    expect(JSON.stringify(report)).not.toContain(secret)
    expect(report.findings[0]?.evidence[0]?.answer).toContain('the secret is <secret>')
  })

  it('finds effects of forgeries, and effects after the answer', async () => {
    const { target, observe } = await correctEndpoint()
    expect(await finds({ target, observe: () => 1, only: ['forged.effect'] })).toEqual(['forged.effect'])
    expect(await finds({ target, observe, only: ['forged.effect', 'repeats.acknowledged'] })).toEqual([])
  })

  it('runs cases of the time for vendors that sign it', async () => {
    const { provider } = await stripe.sender({ secret })
    const receiver = createReceiver({ provider, on: {}, onError: () => {} })
    const report = await attack({ ...fast, vendor: stripe, target: toFetch(receiver), only: ['time'] })
    expect(report.groups).toMatchObject([{ group: 'time', score: 100, failed: 0 }])
    expect(report.results.filter(({ status }) => status === 'not run')).toEqual([])
  })

  it('lists cases that Fetch cannot carry as not run', async () => {
    const report = await attack({
      ...fast,
      ...(await correctEndpoint()),
      only: ['genuine.chunked', 'genuine.http-1.0'],
    })
    expect(report.results.map(({ status, detail }) => `${status}: ${detail}`)).toEqual([
      'not run: it needs a URL: Fetch cannot send it',
      'not run: it needs a URL: Fetch cannot send it',
    ])
  })

  it('tells how many requests it sends at most before it sends one, and can be cancelled', async () => {
    const { target } = await correctEndpoint()
    let requests = 0
    let announced = 0
    const counting = (request: Request) => {
      requests++
      return target(request)
    }
    const report = await attack({
      ...fast,
      target: counting,
      only: ['genuine.unicode', 'forged.changed-body', 'answers.timing'],
      onPlan: (plan) => {
        announced = requests === 0 ? plan.requests : -1
      },
    })
    expect(requests).toBeGreaterThan(30)
    expect(announced).toBe(requests + 3 + 3)
    expect(report.requests).toBe(requests)
    await expect(attack({ ...fast, target: counting, onPlan: () => false })).rejects.toMatchObject({
      code: 'cancelled',
    })
    expect(requests).toBe(report.requests)
  })

  it('sends the same requests for the same seed', async () => {
    const send = async (seed: number) => {
      const sent: string[] = []
      const target = async (request: Request) => {
        sent.push(`${[...request.headers].join()} ${await request.text()}`)
        return { status: 200 }
      }
      await attack({ ...fast, target, seed, only: ['forged.changed-body', 'forged.any-signature'] })
      return sent
    }
    const first = await send(7)
    expect(first.length).toBeGreaterThan(30)
    expect(await send(7)).toEqual(first)
    expect(await send(8)).not.toEqual(first)
  })

  it('ends when its time is over', async () => {
    const report = await attack({
      ...fast,
      target: () => ({ status: 200 }),
      maxDurationMs: 1,
      only: ['genuine', 'forged'],
    })
    expect(report.results.filter(({ detail }) => detail === 'the time for the attack is over').length).toBeGreaterThan(
      30,
    )
  })

  it.each([
    [{ target: 'https://hooks.example/' }, /not this machine/],
    [{ target: 'http://127.0.0.1.nip.example/' }, /not this machine/],
    [{ target: 'http://user@127.0.0.1/' }, /user name/],
    [{ target: 'ftp://127.0.0.1/' }, /http: or https:/],
    [{ target: () => ({ status: 200 }), only: ['forge'] }, /neither a case nor one of/],
    [{ target: () => ({ status: 200 }), secret: undefined }, /secret must be given/],
    [{ target: () => ({ status: 200 }), vendor: discord }, /key pair/],
    [{ target: () => ({ status: 200 }), rate: 0 }, /rate must be/],
  ] as const)('refuses the options %j', async (options, message) => {
    // Some of these do not compile.
    await expect(attack({ ...fast, ...options } as AttackOptions)).rejects.toThrow(message)
  })

  it('attacks a vendor with a key pair through its sender', async () => {
    const sender = await discord.sender()
    const receiver = createReceiver({ provider: sender.provider, on: {}, onError: () => {} })
    const { secret: _, ...others } = fast
    const report = await attack({
      ...others,
      vendor: discord,
      sender,
      target: toFetch(receiver),
      only: ['forged.changed-body', 'forged.no-signature', 'genuine'],
    })
    expect(report.results.filter(({ status }) => status === 'failed')).toEqual([])
    expect(report.results.find(({ id }) => id === 'genuine.handshake')).toMatchObject({ status: 'passed' })
  })
})

describe('listCases', () => {
  it('gives every case its own id, rule and defect', () => {
    const cases = listCases()
    expect(cases.length).toBeGreaterThan(80)
    for (const field of ['id', 'rule', 'defect'] as const) {
      expect(new Set(cases.map((one) => one[field])).size).toBe(cases.length)
    }
  })
})
