import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { vendorNames } from '../../src/build/generate/vendor-lists.js'
import {
  generateKeys,
  generateSecret,
  hostSample,
  type VendorDeliveries,
  withHeaders,
} from '../../src/testing/index.js'
import * as cloudEvents from '../../src/testing/vendors/cloudevents.js'
import { makeSender } from '../testing/senders.js'
import { sharedKeys } from '../testing/signing-keys.js'

type Module = Readonly<Record<string, unknown>> & { readonly deliveries: VendorDeliveries }

async function importTesting(name: string): Promise<Module> {
  return import(join(import.meta.dirname, '../../src/testing/vendors', `${name}.ts`))
}

const modules = await Promise.all(vendorNames.map(async (name) => [name, await importTesting(name)] as const))

const isFunction = (value: unknown): value is (...values: readonly unknown[]) => unknown => typeof value === 'function'
const functionsOf = (names: RegExp) =>
  [cloudEvents, ...modules.map(([, module]) => module)].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      names.test(name) && isFunction(value) ? [[name, value] as const] : [],
    ),
  )

describe('the samples of the vendors', () => {
  it.each(functionsOf(/Sample$/))('%s needs no options and makes an unsigned sample', (name, make) => {
    expect(make()).toMatchObject({ method: name === 'matrixSample' ? 'PUT' : 'POST', body: expect.any(Uint8Array) })
    expect(() => make('options')).toThrow(
      expect.objectContaining({ name: 'TypeError', message: expect.stringContaining(`${name}: options`) }),
    )
  })
})

describe('the signers of the vendors', () => {
  const keys = { eddsa: generateKeys('EdDSA'), rsa: sharedKeys('RS256') }
  const signers = functionsOf(/^sign[A-Z]/)

  it.each(signers)('%s accepts the promise of a sample', async (name, sign) => {
    const { privateKey } = await (name === 'signPaypal' ? keys.rsa : keys.eddsa)
    const byKey: Readonly<Record<string, object>> = {
      signActivitypub: await keys.rsa,
      signAdcp: await keys.eddsa,
      signDiscord: { privateKey },
      signPaypal: { privateKey },
      signUcp: await keys.eddsa,
    }
    const sample = withHeaders(hostSample(), { 'UCP-Agent': 'profile="https://shop.example"' })
    await expect(sign(Promise.resolve(sample), byKey[name] ?? { secret: generateSecret() })).resolves.toMatchObject({
      method: 'POST',
    })
  })

  it.each(signers)('%s refuses options that are not an object, and says so', async (name, sign) => {
    await expect(sign(hostSample())).rejects.toThrow(TypeError)
    await expect(sign(hostSample())).rejects.toThrow(`${name}: options`)
  })
})

// The runtime cases in test/conformance send the same samples, and forged ones too.
describe.each(modules)('the deliveries of %s', (_, { deliveries }) => {
  const url = 'https://shop.example/hooks'

  let shared: ReturnType<typeof deliveries.sender> | undefined

  it.each(Object.entries(deliveries.samples))('include a genuine %s', async (event, make) => {
    shared ??= makeSender(deliveries, { url })
    const { provider, sign } = await shared
    const verified = await provider.verify(await sign(make({ url: `${url}?tenant=7` })))
    const [delivery] = provider.parseAll ? await provider.parseAll(verified) : [await provider.parse(verified)]
    expect(delivery).toMatchObject({ event })
  })

  it('are signed with the given secret or with a new key pair', async () => {
    const secret = generateSecret()
    const [make = hostSample] = Object.values(deliveries.samples)
    const [one, other] = await Promise.all([1, 2].map(() => deliveries.sender({ secret })))
    const verified = Promise.resolve(one?.sign(make())).then((sample = make()) => other?.provider.verify(sample))
    if (deliveries.credential === 'secret') await expect(verified).resolves.toBeDefined()
    else await expect(verified).rejects.toMatchObject({ code: 'signature_mismatch' })
  })
})
