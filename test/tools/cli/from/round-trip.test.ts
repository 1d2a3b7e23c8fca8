import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { AnyProvider } from '../../../../src/core/provider/provider.js'
import type { WebhookRequest } from '../../../../src/core/request/delivery.js'
import { loadDeliveries } from '../../../../src/tools/inspector/providers/providers.js'
import { someOf } from '../../../runs.js'
import { newCwd, run } from '../run.js'
import { load, typesFrom } from './written.js'

const verifier = ['--verifier', 'token', '--header', 'X-Token']

/** A schema in the one spelling of several: zod adds what says nothing, and writes several types as a choice. */
function canonical(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const { type, anyOf, items, properties, required } = schema as Record<string, unknown>
  if (Array.isArray(type)) return canonical({ anyOf: type.map((each) => ({ type: each })) })
  if (Array.isArray(anyOf)) {
    const choices = anyOf.map(canonical).flatMap((each) => (each as { anyOf?: unknown[] }).anyOf ?? [each])
    return { anyOf: choices.sort((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1)) }
  }
  const fields = Object.entries(properties ?? {}).map(([name, each]) => [name, canonical(each)])
  return {
    type,
    required,
    items: canonical(items),
    ...(type === 'object' && { properties: Object.fromEntries(fields) }),
  }
}

async function parsed(provider: AnyProvider, request: WebhookRequest) {
  const deliveries = await provider.parseAll(provider.restore(request, { strength: 'none', verifier: 'unverified' }))
  return deliveries.map(({ event, payload }) => ({ event, payload }))
}

describe('types --from of what export --as openapi writes', () => {
  const vendors = [
    ['github', 'header:X-GitHub-Event,action'],
    ['stripe', 'type'],
    ['paypal', 'event_type'],
    ['shopify', 'header:X-Shopify-Topic'],
    ['standard-webhooks', 'type'],
    ['square', 'type'],
  ] as const

  it.each(someOf(vendors))('gives the events and the schemas of %s again', async (name, eventIn) => {
    const cwd = newCwd()
    writeFileSync(join(cwd, 'receiver.config.mjs'), `export default { providers: { '${name}': {} } }`)
    const exported = await run(['export', '--as', 'openapi', '--config', 'receiver.config.mjs'], { cwd })
    const document = JSON.parse(exported.stdout)
    const { code, stdout, stderr } = await typesFrom({ 'api.json': exported.stdout }, [
      ...verifier,
      '--event-in',
      eventIn,
    ])
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')])
    const { provider, events } = load(stdout)

    expect([...(provider.declaredEvents ?? [])].sort()).toEqual(document.webhooks[name].post['x-events'])
    const { samples, sender } = await loadDeliveries(name)
    const { provider: original, sign } = await sender()
    for (const [event, makeSample] of Object.entries(samples)) {
      const { title, ...schema } = document.components.schemas[`${name}.${event.replace(/[^\w.-]+/g, '-')}`]
      expect(title).toBe(event)
      const written = events[event]
      expect(canonical(written && z.toJSONSchema(written))).toEqual(canonical(schema))
      const request = await sign(makeSample())
      expect(await parsed(provider, request)).toEqual(await parsed(original, request))
    }
  })

  it('asks which provider of several is meant', async () => {
    const cwd = newCwd()
    writeFileSync(
      join(cwd, 'receiver.config.mjs'),
      `export default { providers: { stripe: { path: '/a' }, twilio: {} } }`,
    )
    const { stdout: document } = await run(['export', '--as', 'openapi', '--config', 'receiver.config.mjs'], { cwd })
    const { code, stderr } = await typesFrom({ 'api.json': document })
    expect([code, stderr]).toEqual([2, expect.stringContaining('--provider: twilio, stripe')])
    const { stdout } = await typesFrom({ 'api.json': document }, [
      ...verifier,
      '--provider',
      'stripe',
      '--event-in',
      'type',
    ])
    expect(load(stdout).provider.name).toBe('stripe')
  })
})
