import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendDelivery, signStandardWebhooks, toRequest, withBody } from '../../src/testing/index.js'
import type { Sample } from '../../src/testing/sample.js'
import { githubSample, signGithub } from '../../src/testing/vendors/github.js'
import { signSlack, slackSample } from '../../src/testing/vendors/slack.js'
import { standardWebhooksSample } from '../../src/testing/vendors/standard-webhooks.js'
import { signStripe, stripeSample } from '../../src/testing/vendors/stripe.js'
import { signTwilio, twilioSample } from '../../src/testing/vendors/twilio.js'
import { readPages } from '../docs/pages.js'
import { compileErrors, readersOptions } from '../package/source-program.js'

// Where the code finds the packages of this folder, and git ignores it.
const folder = join(import.meta.dirname, '.cache/migrating')
const page = readPages().find(({ path }) => path === 'docs/start/migrating.md')
const befores = page?.blocks.filter(({ marks }) => marks.includes('before')) ?? []
const afters = page?.blocks.filter(({ language, marks }) => language === 'ts' && !marks.includes('before')) ?? []

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const guess = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const created = () => withBody(standardWebhooksSample(), '{"type":"user.created","data":{"id":"user_1"}}')
const slackApi = setupServer(
  http.post('https://slack.com/api/auth.test', () => HttpResponse.json({ ok: true, user_id: 'U1', bot_id: 'B1' })),
)

interface Migration {
  readonly from: string
  readonly block: number
  readonly path: string
  readonly sign: (secret: string) => Promise<Sample>
  /** What the handler prints, or answers. */
  readonly shows: string
}

const svix: Migration = {
  from: 'svix',
  block: 2,
  path: '/',
  sign: (secrets) => signStandardWebhooks(created(), { secrets }),
  shows: 'user_1',
}

const migrations: readonly Migration[] = [
  {
    from: 'stripe',
    block: 0,
    path: '/webhooks',
    sign: (secret) => signStripe(stripeSample(), { secret }),
    shows: 'in_1',
  },
  {
    from: '@octokit/webhooks',
    block: 1,
    path: '/webhooks',
    sign: (secret) => signGithub(githubSample(), { secret }),
    shows: githubSample().headers.find(([name]) => name === 'X-GitHub-Delivery')?.[1] ?? '',
  },
  svix,
  { ...svix, from: 'standardwebhooks' },
  {
    from: '@slack/bolt',
    block: 3,
    path: '/slack/events',
    sign: (secret) => signSlack(slackSample(), { secret }),
    shows: 'C2147483705',
  },
  {
    from: 'twilio',
    block: 4,
    path: '/sms',
    sign: (secret) => signTwilio(twilioSample({ url: 'https://sms.example/sms' }), { secret }),
    shows: 'Thank you',
  },
]

const nameOf = ({ from }: Migration) => from.replaceAll(/\W/g, '-')
const beforeOf = ({ from, block }: Migration) => befores[block]?.code.replace("from 'svix'", `from '${from}'`) ?? ''
const afterOf = ({ block }: Migration) => afters[block]?.code ?? ''

/** Runs a module, and sends requests to its `POST`, or to the server that it starts at a free port. */
async function serve(name: string, code: string): Promise<(sample: Sample) => Promise<Response>> {
  const file = join(folder, `${name}.mjs`)
  const started = code.includes('= express()') ? `${code}\napp.listen(3000)` : code
  await writeFile(file, (await transform(started, { loader: 'ts', target: 'node20' })).code)
  const listening = nextServer()
  const { POST } = (await import(file)) as { POST?: (request: Request) => Promise<Response> }
  if (POST !== undefined) return (sample) => POST(toRequest(sample))
  const server = await listening
  onEnd.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return (sample) => sendDelivery(`http://127.0.0.1:${port}${new URL(sample.url).pathname}`, sample)
}

/** The next server that listens, at a free port instead of the one that it asks for. */
function nextServer(): Promise<Server> {
  return new Promise((resolve) => {
    Server.prototype.listen = function (this: Server, ...given: unknown[]) {
      Server.prototype.listen = listen
      const callback = given.find((argument) => typeof argument === 'function') as (() => void) | undefined
      this.once('listening', () => resolve(this))
      return listen.call(this, { host: '127.0.0.1', port: 0 }, callback)
    }
  })
}

const listen = Server.prototype.listen
const onEnd: (() => void)[] = []

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  slackApi.listen({ onUnhandledRequest: 'bypass' })
  const names = ['STRIPE_WEBHOOK_SECRET', 'GITHUB_WEBHOOK_SECRET', 'WEBHOOK_SECRET', 'SLACK_SIGNING_SECRET']
  for (const name of [...names, 'STRIPE_API_KEY', 'SLACK_BOT_TOKEN', 'TWILIO_AUTH_TOKEN']) vi.stubEnv(name, secret)
})

afterAll(() => {
  Server.prototype.listen = listen
  slackApi.close()
  vi.unstubAllEnvs()
  for (const end of onEnd) end()
})

describe('docs/start/migrating.md', () => {
  // The types of these packages are large: a busy machine takes minutes.
  it('shows code that compiles with the packages that it replaces', { timeout: 600_000 }, async () => {
    const drafts = migrations.map((each) => ({ file: join(folder, `${nameOf(each)}.ts`), text: beforeOf(each) }))
    for (const { file, text } of drafts) await writeFile(file, text)
    const program = ts.createProgram(
      drafts.map(({ file }) => file),
      readersOptions,
    )
    expect(compileErrors(program, drafts)).toEqual([])
    expect(befores.length).toBe(new Set(migrations.map(({ block }) => block)).size)
    expect(afters.length).toBe(befores.length)
  })

  it.each(migrations)('replaces $from by code that accepts and refuses the same', async (migration) => {
    const { path, sign, shows } = migration
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const run = { before: beforeOf(migration), after: afterOf(migration) }
    for (const [when, code] of Object.entries(run)) {
      print.mockClear()
      const send = await serve(`${nameOf(migration)}-${when}`, code)
      const at = async (key: string) => ({ ...(await sign(key)), url: `https://receiver.example${path}` })
      const genuine = await send(await at(secret))
      const shown = JSON.stringify([await genuine.text(), print.mock.calls])
      const forged = await send(await at(guess))
      expect({ when, genuine: genuine.ok, shown }).toEqual({
        when,
        genuine: true,
        shown: expect.stringContaining(shows),
      })
      expect(Math.floor(forged.status / 100)).toBe(4)
    }
    print.mockRestore()
    silence.mockRestore()
  })
})
