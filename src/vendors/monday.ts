import { reply } from '../core/provider/outcome.js'
import type { MondayPayloads } from './payloads/monday.js'
import type { WithPayloads } from './table/define-vendor.js'
import { jwtVendor } from './table/jwt-vendor.js'
import { parsedOnce } from './table/places.js'
import { isEchoable } from './table/probes.js'

export type { MondayPayloads } from './payloads/monday.js'

const events = [
  'archive_pulse',
  'create_pulse',
  'create_update',
  'delete_pulse',
  'edit_update',
  'move_pulse_into_group',
  'update_column_value',
  'update_name',
] as const satisfies readonly (keyof MondayPayloads)[]

const preset = jwtVendor(
  {
    name: 'monday',
    title: 'monday.com',
    strength: 'token',
    source: 'https://developer.monday.com/apps/docs/integration-authorization',
    verifiedOn: '2026-11-27',
    evidence: 'documented',
    jwt: { algorithm: 'HS256', urlClaim: 'aud', requiredClaims: ['exp'] },
    sampleSeconds: 300,
    scheme: 'JWT with HS256',
    signs: 'the time and, with `url`, the address',
    event: { field: 'event.type', or: { field: 'type' } },
    sampleEvent: 'update_column_value',
    events,
    id: { field: 'event.triggerUuid' },
    handshake: '`POST` with `challenge`: its echo in JSON',
  },
  () => ({
    probe: {
      answer({ method, body }) {
        const json = method === 'POST' && body.length < 1000 ? parsedOnce(body) : undefined
        const [only, ...others] = typeof json === 'object' && json !== null ? Object.entries(json) : []
        const challenge: unknown = only?.[0] === 'challenge' && others.length === 0 ? only[1] : undefined
        return isEchoable(challenge) ? reply({ challenge }) : undefined
      },
    },
  }),
)

/**
 * monday.com: webhooks and integrations of an app, with a JWT that does **not cover the body**. The event name is `event.type`. The
 * secret is the app's signing secret, or its client secret for webhooks that it made with OAuth. Give `url`: the same secret signs for
 * every endpoint of the app. Webhooks of a personal token are not signed, and are refused.
 */
export const monday = preset as unknown as WithPayloads<typeof preset, MondayPayloads>
