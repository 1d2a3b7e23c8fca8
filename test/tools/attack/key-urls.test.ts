import { connect } from 'node:net'
import { expect, it } from 'vitest'
import type { Field } from '../../../src/tools/attack/attack-case.js'
import { keyUrlCase } from '../../../src/tools/attack/cases/forged/key-urls.js'
import { Runner } from '../../../src/tools/attack/runner.js'
import { createSupply } from '../../../src/tools/attack/scheme/create-supply.js'
import type { WireRequest } from '../../../src/tools/attack/wire/exchange.js'
import { loadDeliveries } from '../../../src/tools/inspector/providers/providers.js'

const target = 'http://localhost:3000/hooks'

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(false))
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

it('closes the port that tempts an endpoint, also if the attack fails', async () => {
  const ports: number[] = []
  const wasOpen: boolean[] = []
  const send = async ({ headers }: WireRequest): Promise<never> => {
    const [, port] = /127\.0\.0\.1:(\d+)/.exec(JSON.stringify(headers)) ?? []
    ports.push(Number(port))
    wasOpen.push(await connects(Number(port)))
    throw new Error('the attack was stopped')
  }
  const maxDurationMs = Number.POSITIVE_INFINITY
  const options = {
    target,
    rate: 1_000,
    timeoutMs: 1_000,
    maxDurationMs,
    observe: undefined,
    disturb: undefined,
    deadlineMs: 1_000,
  }
  const vendor = await loadDeliveries('paypal')
  const supply = await createSupply({ vendor, sender: await vendor.sender({ url: target }), url: target, seed: 1 })
  const genuine = () => supply.genuine()
  const field: Field = {
    runner: new Runner({
      transport: { kind: 'fetch', send, sendInTurn: () => Promise.resolve([]) },
      genuine,
      ...options,
    }),
    isLocal: true,
    memory: undefined,
    olderSenders: [],
    secret: undefined,
    retried: undefined,
    deadlineMs: 1_000,
    maxDurationMs: 1_000,
    maxBodyMs: 1_000,
    maxUploadBytes: 1_000,
    largeBodyBytes: 1_000,
  }
  const plan = await keyUrlCase.plan(supply, field)
  if (typeof plan === 'string') throw new Error(plan)
  await expect(plan.run()).rejects.toThrow('the attack was stopped')
  expect(wasOpen).toEqual([true])
  expect(await Promise.all(ports.map(connects))).toEqual([false])
})
