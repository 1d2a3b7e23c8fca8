import { describe, expect, it } from 'vitest'
import type { WebhookRequest } from '../../../../../src/core/request/delivery.js'
import { githubSample, signGithub } from '../../../../../src/testing/vendors/github.js'
import { signSlack, slackSample } from '../../../../../src/testing/vendors/slack.js'
import type { InspectedCapture } from '../../../../../src/tools/inspector/api/source.js'
import { maskSecrets } from '../../../../../src/tools/inspector/api/views/mask.js'
import { explainVerification } from '../../../../../src/tools/inspector/api/views/verification.js'
import { github } from '../../../../../src/vendors/github/index.js'
import { slack } from '../../../../../src/vendors/slack/index.js'
import { capture, now } from '../fixture.js'

const options = { mask: maskSecrets(), now: now + 3_600_000 }
const captured = (request: WebhookRequest): InspectedCapture => ({ ...capture(), request, id: '1', pinned: false })
const slackProvider = slack({ secrets: ['new', 's3cret'] })

describe('explainVerification', () => {
  it('names the key, the age and its limit, and the signed parts, each proved by a change', async () => {
    const request = await signSlack(slackSample({ kind: 'command' }), { secret: 's3cret', sentAt: now - 20_000 })
    const view = await explainVerification(captured(request), 'slack', slackProvider, options)
    expect(view).toMatchObject({
      proof: { key: 1, algorithm: 'hmac-sha256' },
      signedAt: now - 20_000,
      ageSeconds: 20,
      toleranceSeconds: 300,
      nowAccepted: false,
    })
    expect(view.checks.map(({ result }) => result)).toEqual(['passed', 'passed', 'passed', 'passed', 'passed'])
    expect(view.signed?.map(({ label, covered }) => [label, covered])).toEqual([
      ['separator', undefined],
      ['X-Slack-Request-Timestamp', true],
      ['separator', undefined],
      ['body', true],
    ])
    // The form has a verification token.
    expect(view.signed?.at(-1)?.text).toMatch(/^token=\*+&/)
  })

  it('shows the check that failed, and those that were not reached', async () => {
    const request = await signSlack(slackSample({ kind: 'command' }), { secret: 's3cret', sentAt: now - 600_000 })
    const view = await explainVerification(captured(request), 'slack', slackProvider, options)
    expect(view.proof).toBeUndefined()
    expect(view.ageSeconds).toBe(600)
    expect(view.checks.map(({ name, result }) => [name, result])).toEqual([
      ['Method and media type', 'passed'],
      ['Proof present and well formed', 'passed'],
      ['Age', 'failed'],
      ['Proof of the sender', 'skipped'],
      ['Payload', 'skipped'],
    ])
  })

  it('says that a proof is missing, and leaves age out where none is signed', async () => {
    const view = await explainVerification(captured(githubSample()), 'github', github({ secrets: 's3cret' }), options)
    expect(view.checks.map(({ result }) => result)).toEqual(['passed', 'failed', 'skipped', 'skipped'])
    expect(view.toleranceSeconds).toBeUndefined()
    expect(view.signed?.map(({ covered }) => covered)).toEqual([undefined])
  })

  it('accepts now what has no signed time', async () => {
    const request = await signGithub(githubSample(), { secret: 's3cret' })
    const view = await explainVerification(captured(request), 'github', github({ secrets: 's3cret' }), options)
    expect(view.nowAccepted).toBe(true)
    expect(view.signed).toMatchObject([{ kind: 'body', covered: true }])
  })

  it('leaves the body of a capture unchanged, which is a Buffer where it was stored', async () => {
    const signed = await signGithub(githubSample(), { secret: 's3cret' })
    const stored = captured({ ...signed, body: Buffer.from(signed.body) })
    const view = await explainVerification(stored, 'github', github({ secrets: 's3cret' }), options)
    expect(view.checks.at(-1)).toMatchObject({ name: 'Payload', result: 'passed' })
    expect(new Uint8Array(stored.request.body)).toEqual(new Uint8Array(signed.body))
  })
})
