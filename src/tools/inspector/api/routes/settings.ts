import type { InspectorParts } from '../parts.js'
import { Problem } from '../problem.js'
import type { FlowView, HeldList, InboxView, SettingsView } from '../settings-view.js'
import type { CaptureSource } from '../source.js'
import type { FieldMask } from '../views/mask-fields.js'
import { maskOf, recordAct } from './captures.js'
import type { Routes } from './find-route.js'
import { deadLettersInput, readInput, resumeInput, skipInput } from './input.js'

const maxDeadLetters = 200
const maxWaits = 100

/** The routes for what is configured: names and limits, and the inbox. */
export function settingsRoutes(source: CaptureSource, parts: InspectorParts, fields: FieldMask): Routes {
  const inbox = () => {
    if (parts.inbox === undefined) throw new Problem('not_configured', 'No inbox is configured')
    return parts.inbox
  }
  return {
    'GET settings': (): SettingsView => ({
      captureUrl: parts.captureUrl?.(),
      target: parts.target?.(),
      tunnel: parts.tunnel?.(),
      captures: source.list().length,
      limits: parts.limits ?? {},
      providers: parts.providers().map(({ name, path, secretName, sign, samples = {}, credential }) => ({
        name,
        path,
        secret: secretName,
        canSign: sign !== undefined,
        credential,
        samples: Object.keys(samples),
      })),
      can: {
        send: parts.send !== undefined,
        held: parts.held !== undefined,
        attack: parts.attack !== undefined,
        inbox: parts.inbox !== undefined,
        counts: parts.counts !== undefined,
      },
    }),
    'GET flow': (): FlowView => {
      if (parts.counts === undefined) throw new Problem('not_configured', 'Outcomes are not counted here')
      return parts.counts()
    },
    'GET held': (): HeldList => ({ held: parts.held?.() ?? [], waits: parts.order?.waits().slice(0, maxWaits) ?? [] }),
    'POST held/skip': async ({ request }) => {
      if (parts.order === undefined) throw new Problem('not_configured', 'No sequencer is configured')
      const { channel, number } = await readInput(request, skipInput)
      return { skipped: parts.order.skip(channel, number) }
    },
    'GET inbox': async (): Promise<InboxView> => {
      const [health, dead, blocked, pauses] = await Promise.all([
        inbox().health(),
        inbox().deadLetters({ limit: maxDeadLetters }),
        inbox().blockedKeys(),
        inbox().pauses(),
      ])
      const { url } = maskOf(parts)
      const letters = dead.map(({ delivery, attempts, failedAt, reason }) => {
        const { id, provider, event, deliveryId, endpoint } = delivery
        const handler = delivery.handler?.name
        return {
          id,
          provider,
          event,
          deliveryId,
          handler,
          endpoint,
          attempts,
          failedAt,
          reason: url(fields.text(reason, delivery.request)),
        }
      })
      return { health, dead: letters, blocked, pauses }
    },
    'POST inbox/redrive': async ({ request }) => {
      const { ids } = await readInput(request, deadLettersInput)
      const { redrive } = inbox()
      await recordAct(parts, { what: 'redrive', of: 'inbox', ids }, request)
      return { changed: await redrive(ids) }
    },
    'POST inbox/discard': async ({ request }) => {
      const { ids } = await readInput(request, deadLettersInput)
      const { discard } = inbox()
      await recordAct(parts, { what: 'discard', of: 'inbox', ids }, request)
      return { changed: await discard(ids) }
    },
    'POST inbox/resume': async ({ request }) => {
      const { kind, name } = await readInput(request, resumeInput)
      const target = { [kind]: name }
      const { resume } = inbox()
      await recordAct(parts, { what: 'resume', of: 'inbox', filter: target }, request)
      return { changed: await resume(target) }
    },
  }
}
