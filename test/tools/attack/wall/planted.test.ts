import { describe, expect, it } from 'vitest'
import { attackQuickly, secret, vendors } from './attack-endpoint.js'
import { start } from './endpoint.js'
import { answerFlaws } from './flaws-answers.js'
import { bases, forgedFlaws } from './flaws-forged.js'
import { exactId, repeatFlaws } from './flaws-repeats.js'
import { numbered, orders, receipts } from './own.js'

const wanted = process.env['WALL']
const flaws = [...forgedFlaws, ...repeatFlaws, ...answerFlaws].filter(
  ({ name }) => wanted === undefined || name.includes(wanted),
)

async function attackEndpoint(
  steps: Parameters<typeof start>[0],
  vendor: Parameters<typeof attackQuickly>[0]['vendor'],
  options: Partial<Parameters<typeof attackQuickly>[0]> = {},
) {
  const endpoint = await start(steps, secret)
  try {
    const { url, count, disturb } = endpoint
    return await attackQuickly({ target: url, observe: count, disturb, ...(vendor && { vendor }), ...options })
  } finally {
    endpoint.close()
  }
}

describe.concurrent('attack on endpoints of several vendors and of own schemes', () => {
  it.each([
    ['slack', vendors.slack, bases.slack],
    ['standard-webhooks', vendors['standard-webhooks'], bases.webhooks],
    ['an own scheme', orders, bases.orders],
    ['an own scheme that signs fields', receipts, bases.receipts],
    ['an own scheme with numbers as ids', numbered, { ...bases.orders, idOf: exactId }],
  ] as const)('finds nothing in a correct endpoint for %s', async (_name, vendor, steps) => {
    const { results } = await attackEndpoint(steps, vendor)
    expect(results.filter(({ status }) => status === 'failed').map(({ id, detail }) => `${id}: ${detail}`)).toEqual([])
  })

  it.each(flaws.map((flaw) => [flaw.name, flaw.finds, flaw] as const))(
    'finds in an endpoint that %s only %s',
    async (_name, finds, { vendor, steps, options }) => {
      const { findings } = await attackEndpoint(steps, vendor, options)
      expect(findings.map(({ id, detail }) => (id === finds ? id : `${id}: ${detail}`))).toEqual([finds])
    },
  )
})
