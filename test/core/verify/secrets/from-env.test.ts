import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  defineProvider,
  fromEnv,
  hmacSignature,
  jsonBody,
  type SecretSource,
  type Verifier,
} from '../../../../src/index.js'
import { githubSample, signGithub } from '../../../../src/testing/vendors/github.js'
import { signStripe, stripeSample } from '../../../../src/testing/vendors/stripe.js'
import { github } from '../../../../src/vendors/github/index.js'
import { google } from '../../../../src/vendors/google/index.js'
import { stripe } from '../../../../src/vendors/stripe/index.js'
import { push } from '../../../../src/vendors/styles/push.js'
import { expectRefusal, messageOfTypeError, verify, withHeaders } from '../run.js'

const body = '{"type":"parcel.sent"}'
const signatureBy = (secret: string) => createHmac('sha256', secret).update(body).digest('hex')
const signedBy = (secret: string) => withHeaders({ 'x-signature': signatureBy(secret) }, body)
const verifierWith = (secrets: SecretSource): Verifier => hmacSignature({ secrets, header: 'x-signature' })

afterEach(() => vi.unstubAllEnvs())

describe('fromEnv', () => {
  it('reads the variable at the first request', async () => {
    const verifier = verifierWith(fromEnv('FROM_ENV_TEST'))
    await expectRefusal(verifier, signedBy('s3cret'), 'key_unavailable')
    vi.stubEnv('FROM_ENV_TEST', 's3cret')
    await expect(verify(verifier, signedBy('s3cret'))).resolves.toMatchObject({ key: 0 })
  })

  it('reads each variable once', async () => {
    const env = { NEW: 'new', OLD: 'old' }
    const verifier = verifierWith(fromEnv(['NEW', 'OLD'], { env }))
    await verify(verifier, signedBy('new'))
    env.OLD = 'other'
    await expect(verify(verifier, signedBy('old'))).resolves.toMatchObject({ key: 1 })
  })

  it('accepts an older secret that is not set, but not the newest', async () => {
    const env = { ONE: 'one' }
    await expect(verify(verifierWith(fromEnv(['ONE', 'TWO'], { env })), signedBy('one'))).resolves.toMatchObject({
      key: 0,
    })
    await expectRefusal(verifierWith(fromEnv(['TWO', 'ONE'], { env })), signedBy('one'), 'key_unavailable')
    expect(fromEnv(['ONE', 'TWO', 'EMPTY'], { env: { ...env, EMPTY: '' } })()).toEqual(['one'])
    const field = 'TWO'
    await expect(verify(verifierWith(fromEnv('TWO', { env })), signedBy('one'))).rejects.toMatchObject({ field })
  })

  it('takes several names as arguments', () => {
    vi.stubEnv('FROM_ENV_NEW', 'new')
    vi.stubEnv('FROM_ENV_OLD', 'old')
    expect(fromEnv('FROM_ENV_NEW', 'FROM_ENV_OLD')()).toEqual(['new', 'old'])
    expect(fromEnv('FROM_ENV_NEW', 'FROM_ENV_OLD', 'FROM_ENV_UNSET')()).toEqual(['new', 'old'])
  })

  it('takes a binding of a worker, whose type has no index signature', async () => {
    interface Env {
      readonly HOOK_SECRET: string
    }
    const env: Env = { HOOK_SECRET: 's3cret' }
    await verify(verifierWith(fromEnv('HOOK_SECRET', { env })), signedBy('s3cret'))
  })

  it('says once at start which variable cannot be used, and why', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const env = { QUOTED: '"s3cret"', RIGHT: 's3cret' }
    fromEnv('FROM_ENV_UNSET_AT_START')
    fromEnv(['FROM_ENV_UNSET_AT_START', 'RIGHT'], { env })
    fromEnv('QUOTED', { env })
    fromEnv(['RIGHT', 'FROM_ENV_OLD_AND_UNSET'], { env })
    fromEnv('FROM_ENV_SET_AFTER_IMPORTS')
    vi.stubEnv('FROM_ENV_SET_AFTER_IMPORTS', 's3cret')
    expect(warn).not.toHaveBeenCalled()
    await Promise.resolve()
    const lines = warn.mock.calls.flat()
    warn.mockRestore()
    const after = 'Deliveries that need it are refused. See docs/errors.md#key_unavailable'
    expect(lines).toEqual([
      `webhook-receiver: key_unavailable: the environment variable FROM_ENV_UNSET_AT_START is not set. ${after}`,
      `webhook-receiver: key_unavailable: the environment variable QUOTED has quotation marks around it. ${after}`,
    ])
  })

  it('does not keep what it read at start', async () => {
    const env = { HOOK: 'old' }
    const secrets = fromEnv('HOOK', { env })
    await Promise.resolve()
    env.HOOK = 'new'
    expect(secrets()).toEqual(['new'])
  })

  it('says at most 100 things at start', async () => {
    vi.resetModules()
    const { fromEnv: loadedAgain } = await import('../../../../src/core/verify/secrets/from-env.js')
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (let index = 0; index < 101; index++) loadedAgain(`FROM_ENV_UNSET_${index}`)
    await Promise.resolve()
    const lines = warn.mock.calls.length
    warn.mockRestore()
    expect(lines).toBe(100)
  })

  it('does not fail at start where the variables cannot be read', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const env = new Proxy(
      {},
      {
        get() {
          throw new Error('not permitted')
        },
      },
    )
    const secrets = fromEnv('HOOK', { env })
    await Promise.resolve()
    const lines = warn.mock.calls.length
    warn.mockRestore()
    expect(lines).toBe(0)
    expect(secrets).toThrow('not permitted')
  })

  it.each([
    ['', 'is empty'],
    ['   ', 'is empty'],
    [' s3cret', 'has white space around it'],
    ['s3cret\n', 'has white space around it'],
    ['"s3cret"', 'has quotation marks around it'],
    ["'s3cret'", 'has quotation marks around it'],
    ['we_1Mr5jULkdIwHu7ixhPkkTzqY', 'is the id of an endpoint at Stripe; the signing secret begins with whsec_'],
    ['pk_live_51HabcdefG', 'is a publishable key'],
    [`AC${'0a'.repeat(16)}`, 'is an account SID of Twilio; the secret is the auth token'],
    ['xoxb-17653672481-x', 'is a token of Slack; the signing secret is another value'],
    ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', 'is an access token of GitHub'],
    ['shpat_0123456789abcdef', 'is an access token of Shopify; the secret is the client secret of the app'],
    [undefined, 'is not set'],
    [{ get: () => 's3cret' }, 'is not text'],
  ])('refuses %j, which %s', async (value, problem) => {
    const verifier = verifierWith(fromEnv('HOOK_SECRET', { env: { HOOK_SECRET: value } }))
    const message = `the environment variable HOOK_SECRET ${problem}`
    await expect(verify(verifier, signedBy('s3cret'))).rejects.toMatchObject({ code: 'key_unavailable', message })
    await expectRefusal(
      verifier,
      signedBy('s3cret'),
      'key_unavailable',
      typeof value === 'string' && value.trim() ? [value] : [],
    )
  })

  it('says how to pass the variables where there is no process.env', async () => {
    vi.stubGlobal('process', undefined)
    const failed = verify(verifierWith(fromEnv('HOOK_SECRET')), signedBy('s3cret'))
    vi.unstubAllGlobals()
    await expect(failed).rejects.toMatchObject({
      code: 'key_unavailable',
      message: 'process.env cannot be read: pass fromEnv(names, { env })',
    })
  })

  it.each([
    [() => fromEnv(), 'fromEnv: the name of a variable must be given'],
    [() => fromEnv(''), 'fromEnv: the name of a variable must be a non-empty string'],
    [() => fromEnv([], {}), 'fromEnv: the name of a variable must be given'],
    [() => fromEnv('A', { enw: {} } as object), 'fromEnv: unknown option enw; did you mean env?'],
    [() => fromEnv('A', { env: 1 } as object), 'fromEnv: env must be an object with the variables'],
  ])('refuses wrong arguments', (make, message) => {
    expect(messageOfTypeError(make)).toBe(message)
  })
})

describe('a preset whose secret is in the environment', () => {
  it('accepts what is signed with it', async () => {
    const env = { HOOK: 's3cret', CHANNEL: 't0ken' }
    const request = await signGithub(githubSample(), { secret: 's3cret' })
    expect(await github({ secrets: fromEnv('HOOK', { env }) }).verify(request)).toBeDefined()
    expect(push({ tokens: fromEnv('CHANNEL', { env }) }).name).toBe('push')
    expect(google({ tokens: fromEnv('CHANNEL', { env }) }).name).toBe('google')
  })

  it('names an API key in place of the signing secret of Stripe', async () => {
    const request = await signStripe(stripeSample(), { secret: 'whsec_x' })
    const provider = stripe({ secrets: fromEnv('KEY', { env: { KEY: 'sk_test_51Habc' } }) })
    await expect(async () => provider.verify(request)).rejects.toMatchObject({
      code: 'key_unavailable',
      message: expect.stringMatching(/is an API key or the id of an endpoint: the signing secret begins with whsec_$/),
    })
    expect(messageOfTypeError(() => stripe({ secrets: 'sk_test_51Habc' }))).toBe(
      'stripe: secrets is an API key or the id of an endpoint: the signing secret begins with whsec_',
    )
  })

  it('works in an own provider', async () => {
    const verifier = verifierWith(fromEnv('HOOK', { env: { HOOK: 's3cret' } }))
    const schema = { '~standard': { version: 1, vendor: 'none', validate: (value: unknown) => ({ value }) } } as const
    const own = defineProvider({ name: 'own', verify: verifier, body: jsonBody(), schema, event: () => 'any' })
    expect(await own.verify(signedBy('s3cret'))).toBeDefined()
  })
})
