import { describe, expect, it } from 'vitest'
import { withBody } from '../../../src/testing/index.js'
import { loadDeliveries, providerNames } from '../../../src/tools/inspector/providers/providers.js'
import { isThorough } from '../../runs.js'
import { attackReceiver, trusting } from './attack-receiver.js'

const quick = ['genuine.samples', 'forged.any-signature', 'forged.no-signature', 'forged.jwt-algorithm']
// Before a merge, the defects are looked for by all cases that could take another one for theirs.
const searched = isThorough
  ? ['genuine.samples', 'forged', 'time']
  : [...quick, 'forged.second-item', 'forged.typed-proof', 'forged.changed-body', 'time.old', 'time.future']

const verifiesNothing = trusting(() => true)
const verifiesIfPresent = trusting((_request, code) => code === 'proof_missing')
const checksNoTime = trusting((_request, code) => code === 'timestamp_too_old' || code === 'timestamp_in_future')
const checksNoTimeInBody = trusting(async (request, _code, provider) => {
  const { webhookTimestamp } = Object(JSON.parse(Buffer.from(request.body).toString() || 'null'))
  await provider.verify(request, { now: Number(webhookTimestamp) })
  return true
})
const acceptsAnyAlgorithm = trusting((request) =>
  request.headers.some(([, value]) => {
    const [head = ''] = value.replace('Bearer ', '').split('.')
    return Buffer.from(head, 'base64url').toString().includes('"alg":"none"')
  }),
)
const verifiesFirstItem = trusting((request, _code, provider) => {
  const payload = JSON.parse(Buffer.from(request.body).toString())
  const [list = ''] = Object.keys(payload).filter((key) => Array.isArray(payload[key]))
  const first = withBody(request, JSON.stringify({ ...payload, [list]: payload[list].slice(0, 1) }))
  return (
    payload[list].length > 1 &&
    Promise.resolve(provider.verify(first)).then(
      () => true,
      () => false,
    )
  )
})

const comparesLoosely = trusting((request) => {
  const { value } = Object(JSON.parse(Buffer.from(request.body).toString() || 'null'))
  return Array.isArray(value) && value[0]?.clientState === true
})

// The attack forges headers and fields beside the body, and no token that is the body.
const tokensAsBodies = ['kinde', 'open-banking-uk', 'ssf']
const tokensInBodies = ['app-store']
const ownPaths = ['matrix']

describe('attack on rows of the table', () => {
  const attackable = providerNames.filter((name) => ![...tokensAsBodies, ...tokensInBodies, ...ownPaths].includes(name))
  const attacked = attackable.filter((_, index) => isThorough || index % 5 === 0)
  it.each(attacked)('finds nothing in a receiver of %s', async (name) => {
    const report = await attackReceiver(await loadDeliveries(name), { only: quick })
    expect(report.results.filter(({ status }) => status === 'failed')).toEqual([])
    expect(report.results.slice(0, 3).map(({ status }) => status)).toEqual(['passed', 'passed', 'passed'])
  })

  it.each(tokensAsBodies)('says that it cannot attack the token of %s', async (name) => {
    const attacking = attackReceiver(await loadDeliveries(name), { only: quick })
    await expect(attacking).rejects.toThrow('carry no proof to attack')
  })

  it.each(ownPaths)('says that it sends to no path that %s adds', async (name) => {
    const attacking = attackReceiver(await loadDeliveries(name), { only: quick })
    await expect(attacking).rejects.toThrow('adds a path')
  })

  it.each(tokensInBodies)('attacks %s without the case of a missing signature', async (name) => {
    const report = await attackReceiver(await loadDeliveries(name), { only: quick })
    expect(report.results.slice(0, 3).map(({ status }) => status)).toEqual(['passed', 'not run', 'passed'])
  })

  it.each([
    ['an HMAC', 'razorpay', 'verifies nothing', verifiesNothing, 'forged.any-signature'],
    ['an HMAC', 'paddle', 'verifies a signature only if there is one', verifiesIfPresent, 'forged.no-signature'],
    ['an HMAC', 'paddle', 'checks no time', checksNoTime, 'time.old'],
    ['an HMAC with the time in the body', 'linear', 'checks no time', checksNoTimeInBody, 'time.old'],
    ['an HMAC in the body', 'mailgun', 'verifies nothing', verifiesNothing, 'forged.any-signature'],
    [
      'an HMAC of a list',
      'line',
      'verifies a signature only if there is one',
      verifiesIfPresent,
      'forged.no-signature',
    ],
    ['a key pair', 'telnyx', 'verifies nothing', verifiesNothing, 'forged.any-signature'],
    ['a key pair', 'telnyx', 'checks no time', checksNoTime, 'time.old'],
    ['a key pair', 'sendgrid', 'verifies a signature only if there is one', verifiesIfPresent, 'forged.no-signature'],
    ['a token', 'telegram', 'verifies nothing', verifiesNothing, 'forged.any-signature'],
    ['a token', 'postmark', 'verifies a token only if there is one', verifiesIfPresent, 'forged.no-signature'],
    ['a JWT', 'livekit', 'verifies nothing', verifiesNothing, 'forged.any-signature'],
    ['a JWT', 'livekit', 'accepts the algorithm none', acceptsAnyAlgorithm, 'forged.jwt-algorithm'],
    ['a JWT of a key pair', 'plaid', 'accepts the algorithm none', acceptsAnyAlgorithm, 'forged.jwt-algorithm'],
    ['a JWT of a key pair', 'plaid', 'checks no time', checksNoTime, 'time.old'],
    ['signed items', 'adyen', 'verifies nothing', verifiesNothing, 'forged.any-signature'],
    ['signed items', 'adyen', 'verifies the first item', verifiesFirstItem, 'forged.second-item'],
    ['items with tokens', 'microsoft-graph', 'takes true for any token', comparesLoosely, 'forged.typed-proof'],
    ['items with tokens', 'microsoft-graph', 'verifies the first item', verifiesFirstItem, 'forged.second-item'],
    [
      'Standard Webhooks',
      'resend',
      'verifies a signature only if there is one',
      verifiesIfPresent,
      'forged.no-signature',
    ],
    ['Standard Webhooks', 'clerk', 'checks no time', checksNoTime, 'time.old'],
  ] as const)('finds in a receiver of %s (%s) that %s only the defect', async (_kind, name, _flaw, flaw, finds) => {
    const report = await attackReceiver(await loadDeliveries(name), { only: searched }, flaw)
    expect(report.findings.map(({ id, detail }) => (id === finds ? id : `${id}: ${detail}`))).toEqual([finds])
  })
})
