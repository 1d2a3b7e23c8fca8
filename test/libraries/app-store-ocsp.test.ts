import { createPrivateKey, sign } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyProvider } from '../../src/core/provider/provider.js'
import { createReceiver, toWebhookRequest } from '../../src/index.js'
import { readPages } from '../docs/pages.js'
import { listen } from '../listen.js'
import { isThorough } from '../runs.js'
import { derOf, hasOpenssl, type Issued, makeRoot, newFolder, OcspAuthority, readPem } from './ocsp-authority.js'

// Where the code finds the packages of this folder, and git ignores it.
const cache = join(import.meta.dirname, '.cache/app-store-ocsp')
const page = readPages().find(({ path }) => path === 'docs/receive/token-bodies.md')
const recipe = page?.blocks.find(({ marks }) => marks.includes('sdk'))?.code ?? ''

// The extensions by which Apple's certificates are told from others.
const forReceipts = '1.2.840.113635.100.6.11.1=ASN1:NULL'
const forIntermediate = '1.2.840.113635.100.6.2.1=ASN1:NULL'

let provider: AnyProvider
let folder: string
let root: OcspAuthority
let intermediate: OcspAuthority

const authority = (name: string, status?: Issued['status']): Issued => ({
  name,
  extensions: ['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign', forIntermediate],
  ...(status && { status }),
})

const leaf = (name: string, changes: Partial<Issued> = {}): Issued => ({ name, extensions: [forReceipts], ...changes })

/** A notification that Apple would send with these certificates. */
function notificationBy(name: string, issuer: string): string {
  const x5c = [name, issuer, 'root'].map((each) => derOf(folder, each))
  const data = { bundleId: 'com.example', environment: 'Sandbox' }
  const claims = { notificationType: 'TEST', notificationUUID: name, version: '2.0', signedDate: Date.now(), data }
  const signed = [{ alg: 'ES256', x5c }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = createPrivateKey(readPem(folder, `${name}.key`))
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return JSON.stringify({ signedPayload: `${signed}.${signature.toString('base64url')}` })
}

async function receive(name: string, issuer = 'intermediate') {
  const handled: string[] = []
  const receiver = createReceiver({ provider, on: { '*': ({ event }) => void handled.push(event) }, onError: () => {} })
  const headers = { 'content-type': 'application/json' }
  const { response, error } = await receiver.receive(toWebhookRequest({ headers, body: notificationBy(name, issuer) }))
  return { status: response.status, code: error?.code, handled }
}

const accepted = { status: 200, code: undefined, handled: ['TEST'] }
const refused = { status: 401, code: 'key_not_trusted', handled: [] }
const comesAgain = { status: 503, code: 'key_unavailable', handled: [] }

/** Issues a certificate whose responder answers with this. */
async function issueWith(name: string, answer: RequestListener): Promise<void> {
  const port = await listen(createServer(answer))
  intermediate.issue(leaf(name, { responder: `http://127.0.0.1:${port}` }))
}

// The merge check must not pass without it.
describe.skipIf(!(hasOpenssl || isThorough))("the recipe with Apple's library, before the responder of openssl", () => {
  beforeAll(async () => {
    folder = newFolder()
    makeRoot(folder, 'root')
    root = await OcspAuthority.start(folder, 'root')
    root.issue(authority('intermediate'))
    intermediate = await OcspAuthority.start(folder, 'intermediate')
    vi.stubEnv('APPLE_ROOT', readPem(folder, 'root.pem'))
    mkdirSync(cache, { recursive: true })
    const file = join(cache, 'recipe.mjs')
    writeFileSync(file, (await transform(recipe, { loader: 'ts', target: 'node20' })).code)
    provider = (await import(file)).provider
  })

  afterAll(async () => {
    vi.unstubAllEnvs()
    await Promise.all([root?.stop(), intermediate?.stop()])
  })

  it('accepts a notification whose certificates are good', async () => {
    intermediate.issue(leaf('good'))
    expect(await receive('good')).toEqual(accepted)
  })

  it('refuses a notification whose certificate was revoked, or is unknown to the responder', async () => {
    intermediate.issue(leaf('revoked', { status: 'revoked' }))
    expect(await receive('revoked')).toEqual(refused)
    intermediate.issue(leaf('absent', { status: 'absent' }))
    expect(await receive('absent')).toEqual(refused)
  })

  it('refuses a notification whose intermediate certificate was revoked', async () => {
    root.issue(authority('withdrawn', 'revoked'))
    const withdrawn = await OcspAuthority.start(folder, 'withdrawn')
    withdrawn.issue(leaf('issued-by-withdrawn'))
    expect(await receive('issued-by-withdrawn', 'withdrawn')).toEqual(refused)
    await withdrawn.stop()
  })

  it('lets a notification come again while a responder is down', async () => {
    intermediate.issue(leaf('later'))
    for (const down of [intermediate, root]) {
      await down.stop()
      expect(await receive('later')).toEqual(comesAgain)
      await down.start()
      expect(await receive('later')).toEqual(accepted)
    }
  })

  it('lets a notification come again if the responder answers, but not with a status', async () => {
    // OCSPResponseStatus tryLater (RFC 6960, section 4.2.1).
    const tryLater = Buffer.from('30030a0103', 'hex')
    await issueWith('busy', (_request, response) => response.end(tryLater))
    expect(await receive('busy')).toEqual(comesAgain)
    await issueWith('broken', (_request, response) => response.writeHead(500).end())
    expect(await receive('broken')).toEqual(comesAgain)
  })

  it('refuses a status that the authority did not sign', async () => {
    makeRoot(folder, 'stranger')
    const stranger = await OcspAuthority.start(folder, 'stranger')
    const forger = await OcspAuthority.start(folder, 'intermediate', 'stranger-ocsp')
    intermediate.issue(leaf('forged', { responder: forger.url }))
    expect(await receive('forged')).toEqual(refused)
    await Promise.all([stranger.stop(), forger.stop()])
  })
})
