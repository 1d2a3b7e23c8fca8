import { describe, expect, it } from 'vitest'
import { loadDeliveries, providerNames } from '../../../../src/tools/inspector/providers/providers.js'
import { attackReceiver } from '../attack-receiver.js'

const wanted = process.env['ROWS']?.split(',')

describe('attack on a receiver of each provider', () => {
  const names = providerNames.filter((name) => wanted === undefined || wanted.includes(name))
  it.each(names)('finds nothing in %s', async (name) => {
    const report = await attackReceiver(await loadDeliveries(name))
    const failed = report.results.filter(({ status }) => status === 'failed')
    expect(failed.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([])
  })
})
