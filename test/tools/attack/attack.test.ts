import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { createReceiver } from '../../../src/core/receiver/receiver.js'
import { toFetch } from '../../../src/frameworks/fetch.js'
import { memoryDedupeStore } from '../../../src/stores/dedupe/memory/index.js'
import { deliveries as discord } from '../../../src/testing/vendors/discord.js'
import { deliveries } from '../../../src/testing/vendors/github.js'
import { deliveries as stripe } from '../../../src/testing/vendors/stripe.js'
import { type AttackOptions, attack, listCases, toBadge, toText } from '../../../src/tools/attack/index.js'
import { countCases } from '../../../src/tools/attack/reports/counts.js'

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

  it('finds that an honest delivery is refused, whatever is selected', async () => {
    const report = await attack({ ...fast, target: () => ({ status: 401 }), only: ['forged.no-signature', 'survival'] })
    expect(report.findings).toMatchObject([
      {
        id: 'genuine.samples',
        detail: '1 of 1 refused; first: a genuine delivery: 401',
        evidence: [{ answer: '401\n\n' }],
      },
    ])
    expect(report).toMatchObject({ grade: 'F', score: undefined, incomplete: expect.stringContaining('could not run') })
    const others = report.results.filter(({ id }) => id !== 'genuine.samples')
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 'not run'))
    expect(others.map(({ id }) => id)).toContain('survival.stays-up')
  })

  it('explains an accepted body with a signature by the case that compares none', async () => {
    const only = ['forged.any-signature', 'forged.no-signature', 'forged.lossy-utf8']
    const explained = async (target: AttackOptions['target']) => {
      const { results } = await attack({ ...fast, target, only })
      return results.map(({ id, status, followsFrom }) => `${id}: ${followsFrom ?? status}`)
    }
    expect(await explained(() => ({ status: 200 }))).toEqual([
      'forged.any-signature: failed',
      'forged.no-signature: forged.any-signature',
      'forged.lossy-utf8: forged.any-signature',
    ])
    const ifPresent = async (request: Request) => {
      const given = request.headers.get('x-hub-signature-256')
      const expected = createHmac('sha256', secret)
        .update(await request.text())
        .digest('hex')
      return { status: given === null || given === `sha256=${expected}` ? 200 : 401 }
    }
    expect(await explained(ifPresent)).toEqual([
      'forged.any-signature: passed',
      'forged.no-signature: failed',
      'forged.lossy-utf8: failed',
    ])
  })

  it.each([
    [401, 'passed', '2 of 2 as it should be'],
    [500, 'failed', '2 of 2 not refused with 4xx; first: one hour old: 500'],
    [302, 'failed', '2 of 2 not refused with 4xx; first: one hour old: 302'],
  ])('judges an old delivery that is answered %i: %s', async (status, result, detail) => {
    const { provider } = await stripe.sender({ secret })
    const receive = toFetch(createReceiver({ provider, on: {}, onError: () => {} }))
    const target = async (request: Request) => {
      const { ok } = await receive(request)
      return { status: ok ? 200 : status }
    }
    const report = await attack({ ...fast, vendor: stripe, target, only: ['time.old'] })
    expect(report.results).toMatchObject([{ status: result, detail }])
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

  it('names an early acknowledgement, and not deliveries that seem to be lost by it', async () => {
    const effects = new Set<string>()
    const { provider } = await deliveries.sender({ secret })
    const store = ({ id = '' }) => void setTimeout(() => effects.add(id), 2_500)
    const target = toFetch(createReceiver({ provider, on: { '*': store }, onError: () => {} }))
    const only = ['repeats.acknowledged', 'repeats.distinct']
    expect(await finds({ target, observe: (id) => Number(effects.has(id)), only })).toEqual(['repeats.acknowledged'])
  }, 30_000)

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

  it('announces as many cases as it runs', async () => {
    const { target } = await correctEndpoint()
    let announced = 0
    const report = await attack({
      ...fast,
      target,
      only: ['genuine.unicode', 'repeats', 'survival.stays-up'],
      onPlan: (plan) => {
        announced = plan.cases
      },
    })
    const { passed, failed, notRun } = countCases(report)
    expect([announced, passed, failed]).toEqual([3, 3, 0])
    expect(notRun).toBeGreaterThan(0)
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

  it('gives neither grade nor score to an attack that ends early, and asks first whether strangers are let in', async () => {
    const { target } = await correctEndpoint()
    const slow = async (request: Request) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20)
      })
      return target(request)
    }
    const early = { ...fast, maxDurationMs: 1_500, only: ['genuine', 'forged'] }
    const report = await attack({ ...early, target: slow })
    expect(report).toMatchObject({ grade: 'incomplete', score: undefined, findings: [] })
    expect(report.incomplete).toContain('could not run: the time for the attack is over')
    expect(toBadge(report)).toContain('incomplete (')
    expect(toText(report)).toContain('grade incomplete, no score')
    const open = await attack({
      ...early,
      target: async () => ({ status: (await slow(new Request('http://a/'))) && 200 }),
    })
    expect(open).toMatchObject({ grade: 'F', score: undefined, findings: [{ id: 'forged.any-signature' }] })
  })

  it('gives no grade if no case fits the vendor', async () => {
    const report = await attack({ ...fast, ...(await correctEndpoint()), only: ['time'] })
    expect(report).toMatchObject({
      grade: 'incomplete',
      score: undefined,
      incomplete: 'no case ran: the vendor signs no time that expires',
    })
    expect(toText(report)).not.toContain('No findings')
  })

  it('tells that answers are late, although there is no time for much else', async () => {
    const sender: typeof deliveries.sender = async (options) => {
      const genuine = await deliveries.sender(options)
      return { ...genuine, provider: { ...genuine.provider, ackDeadlineMs: 20 } }
    }
    const { target } = await correctEndpoint()
    const late = async (request: Request) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 150)
      })
      return target(request)
    }
    const vendor = { ...deliveries, sender }
    const report = await attack({ ...fast, vendor, target: late, timeoutMs: 100, maxDurationMs: 300 })
    expect(report.findings.map(({ id }) => id)).toEqual(['answers.deadline'])
    expect(report.grade).toBe('incomplete')
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

// They mostly wait.
describe.concurrent('attack on an endpoint that crashes', () => {
  const servers: Server[] = []
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections()
  })

  // Closing the server and its connections looks like the end of a process.
  function crashingOn(isFatal: (request: IncomingMessage, body: string) => boolean) {
    return serverFor((request, body, _response, server) => {
      if (!isFatal(request, body)) return false
      server.close()
      server.closeAllConnections()
      return true
    })
  }

  // A receiver, unless the request is answered before, or not at all.
  async function serverFor(
    isDone: (request: IncomingMessage, body: string, response: ServerResponse, server: Server) => boolean,
  ) {
    const { provider } = await deliveries.sender({ secret })
    const receive = toFetch(createReceiver({ provider, on: {}, onError: () => {} }))
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      if (isDone(request, body.toString(), response, server)) return
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
      const { status } = await receive(new Request('http://localhost/', { method: 'POST', headers, body }))
      response.writeHead(status).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    servers.push(server)
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  it('names the request that was in flight, and says that nothing was served then', async () => {
    const target = await crashingOn((_request, body) => body === 'null')
    const report = await attack({ ...fast, target, only: ['survival.odd-json', 'survival.deep-json'] })
    const [finding] = report.findings
    expect(report.findings).toMatchObject([
      {
        id: 'survival.odd-json',
        defect: 'Gives no answer: the signed body "null"',
        detail:
          'the signed body "null": the connection was closed without an answer; then no genuine delivery was accepted',
      },
    ])
    expect(finding?.evidence.map(({ request }) => request)).toEqual([expect.stringContaining("--data-binary 'null'")])
    expect(report.results[1]).toMatchObject({
      status: 'not run',
      detail: 'the endpoint accepts no genuine delivery since survival.odd-json',
    })
  })

  it('names the last request of a case too', async () => {
    const target = await crashingOn(({ headers }) => headers['x-hub-signature-256'] === undefined)
    const report = await attack({ ...fast, target, only: ['forged.no-signature', 'forged.changed-body'] })
    expect(report.findings).toMatchObject([
      { id: 'forged.no-signature', defect: 'Gives no answer: no signature', evidence: [{ label: 'no signature' }] },
    ])
    expect(report.results[1]).toMatchObject({ id: 'forged.changed-body', status: 'not run' })
    expect(report).toMatchObject({ grade: 'F', score: undefined })
  })

  it('finds the request that ends a process which is started again, and goes on', async () => {
    let isGone = false
    const target = await serverFor((request, _body, response) => {
      // A supervisor takes a moment; meanwhile nothing is answered.
      if (request.headers['x-hub-signature-256'] === undefined && !isGone) {
        isGone = true
        setTimeout(() => {
          isGone = false
        }, 300)
      }
      if (!isGone) return false
      response.destroy()
      return true
    })
    const only = ['forged.no-signature', 'forged.changed-body', 'forged.content-type', 'answers.redirect']
    const report = await attack({ ...fast, target, only })
    expect(report.findings.map(({ id }) => id)).toEqual(['forged.no-signature'])
    expect(report.findings).toMatchObject([
      { detail: expect.stringContaining('alone: the connection was closed without an answer') },
    ])
    expect(report.results.filter(({ status }) => status === 'not run')).toEqual([])
    expect(report.results.find(({ id }) => id === 'forged.changed-body')).toMatchObject({ status: 'passed' })
    expect(report.incomplete).toBeUndefined()
  })

  it('finds a request that hangs, and blames no other', async () => {
    const target = await serverFor(({ headers }) => headers['x-hub-signature-256'] === '')
    const report = await attack({ ...fast, target, only: ['forged.empty-signature', 'forged.changed-body'] })
    expect(report.findings).toMatchObject([
      { id: 'forged.empty-signature', defect: 'Gives no answer: an empty header' },
    ])
  })

  it('finds a process that ends after its answer', async () => {
    let isGone = false
    const target = await serverFor((request, _body, response) => {
      if (isGone) response.destroy()
      else if (request.headers['x-hub-signature-256'] === undefined) {
        isGone = true
        setTimeout(() => {
          isGone = false
        }, 400)
        response.writeHead(401).end()
        return true
      }
      return isGone
    })
    const report = await attack({ ...fast, target, only: ['forged.no-signature', 'forged.changed-body'] })
    expect(report.findings).toMatchObject([
      { id: 'forged.no-signature', detail: 'no signature: 401; then the endpoint served nothing, twice' },
    ])
  })

  it('judges an endpoint that asks for a retry by the retry', async () => {
    const seen = new Set<string>()
    let first = 0
    const target = await serverFor(({ headers }, _body, response) => {
      const id = [headers['x-github-delivery'], headers['x-hub-signature-256']].join(' ')
      const isFirst = !seen.has(id)
      seen.add(id)
      if (!isFirst || first++ % 3 !== 2) return false
      response.writeHead(503, { 'Retry-After': '0' }).end()
      return true
    })
    const only = ['genuine.unicode', 'genuine.keep-alive', 'forged.changed-body', 'answers.server-error']
    const { results } = await attack({ ...fast, target, only })
    expect(results.map(({ id, status }) => `${id} ${status}`)).toEqual(only.map((id) => `${id} passed`))
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
