import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createReceiver } from '../../../src/core/receiver/receiver.js'
import { toNode } from '../../../src/frameworks/node.js'
import { defineProvider, hmacSignature, jsonBody } from '../../../src/index.js'
import { github } from '../../../src/vendors/github/index.js'
import { newCwd, run } from './run.js'

const secret = 'the-secret-of-the-hook'
const receiver = createReceiver({ provider: github({ secrets: secret }), on: {}, onError: () => {} })
const receive = toNode(receiver)
const till = defineProvider({
  name: 'till',
  body: jsonBody(),
  schema: z.looseObject({ id: z.string(), type: z.string() }),
  verify: hmacSignature({ header: 'X-Till-Signature', encoding: 'hex', secrets: secret }),
  event: ({ type }) => type,
  id: ({ id }) => id,
})
const receiveTill = toNode(createReceiver({ provider: till, on: {}, onError: () => {} }))
// The last endpoint verifies nothing.
const server = createServer((request, response) => {
  if (request.url === '/till') void receiveTill(request, response)
  else if (request.url === '/open') request.resume().on('end', () => response.end())
  else void receive(request, response)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})

// A provider of a user, as in a configuration.
const ownProvider = `
import * as z from 'zod/mini'
import { defineProvider, hmacSignature, jsonBody } from ${JSON.stringify(join(import.meta.dirname, '../../../src/index.ts'))}

const tillFor = (secrets) => defineProvider({
  name: 'till',
  body: jsonBody(),
  schema: z.looseObject({ id: z.string(), type: z.string() }),
  verify: hmacSignature({ header: 'X-Till-Signature', encoding: 'hex', secrets }),
  event: ({ type }) => type,
  id: ({ id }) => id,
})
const provider = tillFor('placeholder-secret')
const sign = (secret) => async (source) => {
  const { createHmac } = await import('node:crypto')
  const sample = await source
  const mac = createHmac('sha256', secret).update(sample.body).digest('hex')
  return { ...sample, headers: [...sample.headers, ['X-Till-Signature', mac]] }
}
const body = new TextEncoder().encode('{"id":"sale_8d1f00a2c3e4","type":"sale.made"}')
export default {
  providers: {
    till: {
      deliveries: {
        samples: {
          'sale.made': ({ url = 'https://receiver.example/' } = {}) =>
            ({ method: 'POST', url, headers: [['Content-Type', 'application/json']], body, encrypted: false }),
        },
        credential: 'secret',
        needs: [{ name: 'secrets', kind: 'secret', env: 'TILL_SECRET', about: 'the secret of the till' }],
        provider: ({ secrets }) => tillFor(secrets),
        sender: async ({ secret = 'another-secret-of-a-till' } = {}) => ({ provider: tillFor(secret), sign: sign(secret) }),
      },
    },
  },
}
`

const env = { GITHUB_WEBHOOK_SECRET: secret }
const flags = ['--provider', 'github', '--only', 'forged.no-signature', '--rate', '1000']

describe('webhook-receiver attack', () => {
  it('ends with 0 for a correct endpoint, and says before what it sends', async () => {
    const { code, stdout, stderr } = await run(['attack', `${origin}/hooks`, ...flags], { env })
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('1 case to run, at most 6 requests'),
    })
    expect(stdout).toContain('No findings.')
  })

  it.each([
    ['a URL', (port: string) => `http://127.0.0.1:${port}/hooks`],
    ['a host with a port', (port: string) => `localhost:${port}/hooks`],
    ['a port', (port: string) => `${port}/hooks`],
  ])('takes %s as --to, and as its argument', async (_form, write) => {
    const to = write(new URL(origin).port)
    expect(await run(['attack', '--to', to, ...flags], { env })).toMatchObject({ code: 0 })
    expect(await run(['attack', to, ...flags], { env })).toMatchObject({ code: 0 })
  })

  it('ends with 1 and the finding for a flawed one', async () => {
    const { code, stdout } = await run(['attack', `${origin}/open`, ...flags], { env })
    expect(code).toBe(1)
    expect(stdout).toContain('CRITICAL  Accepts deliveries without a signature  (forged.no-signature)')
  })

  it('ends with 1 if an honest delivery is refused, whatever --only selects', async () => {
    const { code, stdout, stderr } = await run(['attack', `${origin}/hooks`, ...flags], {
      env: { GITHUB_WEBHOOK_SECRET: 'another-secret-of-the-hook' },
    })
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('0 of 2 cases passed, 1 failed'),
    })
    expect(stdout).toContain('CRITICAL  Refuses genuine deliveries  (genuine.samples)')
  })

  it('ends with 0 above --min, and with 1 below it', async () => {
    const two = ['attack', `${origin}/open`, ...flags, '--only', 'genuine.samples']
    expect(await run([...two, '--min', '50'], { env })).toMatchObject({ code: 0 })
    expect(await run([...two, '--min', '51'], { env })).toMatchObject({ code: 1 })
  })

  it('prints JSON with --json, and writes other formats to a file', async () => {
    const cwd = newCwd()
    const args = ['attack', `${origin}/open`, ...flags, '--seed', '7', '--report', 'sarif', '--output', 'attack.sarif']
    const { stdout } = await run([...args, '--json'], { env, cwd })
    expect(JSON.parse(stdout)).toMatchObject({ grade: 'F', seed: 7, findings: [{ id: 'forged.no-signature' }] })
    expect(JSON.parse(readFileSync(join(cwd, 'attack.sarif'), 'utf8'))).toMatchObject({ version: '2.1.0' })
  })

  it('sends nothing if the file of the report exists, without --force', async () => {
    const cwd = newCwd()
    writeFileSync(join(cwd, 'package.json'), '{}')
    const args = ['attack', 'http://127.0.0.1:1/', ...flags, '--output', 'package.json']
    const refused = await run(args, { env, cwd })
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('package.json exists already; --force') })
    expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toBe('{}')
    expect((await run([...args, '--force'], { env, cwd })).code).toBe(3)
  })

  it('ends with 4 if no case ran, and if the time did not suffice', async () => {
    const args = ['attack', `${origin}/hooks`, '--provider', 'github']
    const time = await run([...args, '--only', 'time'], { env })
    expect(time).toMatchObject({ code: 4, stderr: expect.stringContaining('no case ran') })
    expect(time.stdout).not.toContain('No findings')
    const short = await run([...args, '--duration', '0.2', '--min', '10'], { env })
    expect(short).toMatchObject({ code: 4, stderr: expect.stringContaining('the time for the attack is over') })
  })

  it.each([
    [['--provider', 'till'], { TILL_SECRET: secret }],
    [[], { TILL_SECRET: secret }],
    [['--secret-env', 'OTHER'], { OTHER: secret }],
  ])('attacks an endpoint of a provider of the configuration, with the flags %j', async (given, variables) => {
    const cwd = newCwd()
    const config = join(cwd, 'receiver.config.ts')
    writeFileSync(config, ownProvider)
    const flagsOfOwn = [...given, '--config', config, '--only', 'forged.no-signature', '--rate', '1000', '--json']
    const { code, stdout, stderr } = await run(['attack', `${origin}/till`, ...flagsOfOwn], { cwd, env: variables })
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(JSON.parse(stdout)).toMatchObject({ vendor: 'till', results: [{ status: 'passed' }] })
    const open = await run(['attack', `${origin}/open`, ...flagsOfOwn], { cwd, env: variables })
    expect(open).toMatchObject({ code: 1 })
  })

  it('says what a provider of the configuration lacks', async () => {
    const cwd = newCwd()
    const config = join(cwd, 'receiver.config.ts')
    writeFileSync(
      config,
      `${ownProvider.split('export default')[0]}\nexport default { providers: { till: { provider } } }`,
    )
    const bare = await run(['attack', `${origin}/till`, '--config', config], { cwd })
    expect(bare).toMatchObject({ code: 2, stderr: expect.stringContaining('attack() of webhook-receiver/attack') })
    const other = join(cwd, 'other.config.ts')
    writeFileSync(other, ownProvider)
    const mute = await run(['attack', `${origin}/till`, '--config', other], { cwd })
    expect(mute).toMatchObject({ code: 2, stderr: expect.stringContaining('TILL_SECRET') })
  })

  it('ends with 3 if nothing listens', async () => {
    const { code, stderr } = await run(['attack', 'http://127.0.0.1:1/', ...flags], { env })
    expect({ code, stderr }).toMatchObject({ code: 3, stderr: expect.stringContaining('ECONNREFUSED') })
  })

  it.each([
    [['http://hooks.example/', ...flags], 'hooks.example is not this machine'],
    [['http://hooks.example/', ...flags, '--allow-remote'], 'name the host: --allow-remote=hooks.example'],
    [['http://hooks.example/', ...flags, '--allow-remote=hooks.exmaple'], 'the host is hooks.example'],
    [['/hooks', ...flags], '<url>: /hooks is not a URL'],
    [['--to', 'ftp://127.0.0.1/', ...flags], '--to: ftp://127.0.0.1/ must begin with http: or https:'],
    [['3000', '--to', '3000', ...flags], 'one endpoint: <url> or --to, not both'],
    [flags, 'attack needs the endpoint, such as --to localhost:3000/hooks'],
    [['3000', ...flags, '--output', 'missing/attack.txt'], 'missing does not exist'],
    [['http://127.0.0.1/', '--provider', 'githbu'], 'did you mean github?'],
    [['http://127.0.0.1/', ...flags, '--only', 'forge'], 'neither a case nor one of'],
    [['http://127.0.0.1/', ...flags, '--duration', '0'], '--duration must be a number more than 0, and at most 86400'],
    [['http://127.0.0.1/', ...flags, '--report', 'pdf'], '--report cannot be pdf'],
    [['http://127.0.0.1/', ...flags, '--observe', 'file:///etc'], '--observe must be a URL'],
  ])('answers %j with 2 and a hint', async (args, message) => {
    const { code, stderr } = await run(['attack', ...args], { env })
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) })
  })

  it('asks for the name of another host, and sends nothing if it is wrong', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream
    const running = run(['attack', 'http://hooks.example/', ...flags, '--allow-remote'], { env, stdin })
    ;(stdin as unknown as PassThrough).end('yes\n')
    expect(await running).toMatchObject({ code: 2, stderr: expect.stringContaining('the host is hooks.example') })
  })

  it('sends nothing if the person ends the question', async () => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream
    const running = run(['attack', 'http://hooks.example/', ...flags, '--allow-remote'], { env, stdin })
    ;(stdin as unknown as PassThrough).end()
    expect(await running).toMatchObject({ code: 2, stderr: expect.stringContaining('cancelled, nothing was sent') })
  })
})
