import { chain, firstIndex, type MaybePromise } from '../../core/base/maybe-promise.js'
import { checkedLater, optional, requireFunction } from '../../core/base/options.js'
import { encodeUtf8 } from '../../core/bytes/encoding.js'
import { reply } from '../../core/provider/outcome.js'
import { parseJson } from '../../core/request/body/json.js'
import { type CredentialPlace, withPlaces } from '../../core/verify/secrets/credential-places.js'
import { callResolver, prepareSecrets, type Secret, secretBytes } from '../../core/verify/secrets/secrets.js'
import { matchToken } from '../../core/verify/secrets/tokens.js'
import type { Verifier } from '../../core/verify/verifier.js'
import { refusal } from '../../errors.js'
import type { MicrosoftGraphPayloads } from '../payloads/microsoft-graph.js'
import { defineVendor, type Vendor, type VendorOptions, type WithPayloads } from '../table/define-vendor.js'
import { readField, readQuery, readValue } from '../table/places.js'
import type { ItemTokenRow } from '../table/row.js'
import type { ValidationTokenCheck } from './jwt.js'
import type { ResourceDataOpener } from './resource-data.js'

export type { MicrosoftGraphPayloads } from '../payloads/microsoft-graph.js'

/** Options of {@link microsoftGraph}. */
export interface MicrosoftGraphOptions extends VendorOptions {
  /**
   * The `clientState` of your subscriptions: one, several, or a function that finds it by the id of a subscription, which is
   * not verified yet. One request may carry notifications of several subscriptions.
   */
  readonly tokens:
    | Secret
    | readonly Secret[]
    | ((subscriptionId: string) => MaybePromise<Secret | readonly Secret[] | undefined>)
  /**
   * Checks the `validationTokens` of notifications with resource data: `graphValidationTokens` of
   * `webhook-receiver/vendors/microsoft-graph/jwt`.
   *
   * @default they are not checked
   */
  readonly validationTokens?: ValidationTokenCheck
  /**
   * Decrypts the resource data of notifications: `graphResourceData` of `webhook-receiver/vendors/microsoft-graph/resource-data`.
   *
   * @default notifications have `encryptedContent`
   */
  readonly resourceData?: ResourceDataOpener
}

const events = [
  'created',
  'deleted',
  'missed',
  'reauthorizationRequired',
  'subscriptionRemoved',
  'updated',
] as const satisfies readonly (keyof MicrosoftGraphPayloads)[]

const row = {
  name: 'microsoft-graph',
  title: 'Microsoft Graph',
  strength: 'token',
  source: 'https://learn.microsoft.com/en-us/graph/change-notifications-delivery-webhooks',
  verifiedOn: '2026-11-22',
  evidence: 'documented',
  items: 'value',
  itemToken: 'clientState',
  // Of the request that validates the endpoint.
  mediaTypes: ['text/plain'],
  scheme: 'token',
  signs: 'nothing',
  event: { field: 'changeType', or: { field: 'lifecycleEvent' } },
  sampleEvent: 'created',
  events,
  ackSeconds: 3,
  retries: { hours: 4 },
  handshake: '`POST` with `validationToken` in the query: its echo as text',
} as const satisfies ItemTokenRow

/**
 * Microsoft Graph: change notifications. The event name is the change, such as `created`, or that of a lifecycle notification,
 * such as `reauthorizationRequired`.
 *
 * The `clientState` of **every** notification in a request must be right. The tokens of notifications with resource data
 * (`validationTokens`) are checked if you say how.
 */
export const microsoftGraph = defineVendor<MicrosoftGraphOptions, typeof row>(
  row,
  { tokens: checkedLater, validationTokens: optional(requireFunction), resourceData: optional(requireFunction) },
  ({ tokens, validationTokens, resourceData }, preset) => ({
    ...(resourceData && { open: resourceData }),
    verify: clientStateVerifier(tokens, validationTokens, preset),
    probe: {
      answer(request) {
        const token = readQuery(request.url, 'validationToken')
        // Microsoft sends a sentence. Without angle brackets and quotes it cannot be read as a page.
        if (token === undefined || !/^[\w .,:;=+/~-]{1,1024}$/.test(token)) return undefined
        return reply(token, { mediaType: 'text/plain', headers: { 'x-content-type-options': 'nosniff' } })
      },
    },
  }),
) as unknown as WithPayloads<Vendor<MicrosoftGraphOptions, typeof row.strength>, MicrosoftGraphPayloads>

function clientStateVerifier(
  tokens: MicrosoftGraphOptions['tokens'],
  check: ValidationTokenCheck = () => {},
  preset: string,
): Verifier {
  const option = `${preset}: tokens`
  const fixed = typeof tokens === 'function' ? undefined : prepareSecrets(tokens, option, secretBytes)
  const find = (subscriptionId: string): MaybePromise<typeof fixed> => {
    if (typeof tokens !== 'function') return fixed
    return chain(callResolver(tokens, subscriptionId, 'resolver'), (found) => {
      if (found === undefined) throw refusal('key_unknown', 'the resolver found no clientState for this subscription')
      return prepareSecrets(found, option, secretBytes)
    })
  }
  return (request, context) => {
    const items = readValue(parseJson(request.body, 64), row.items)
    if (!Array.isArray(items) || items.length === 0) {
      throw refusal('proof_missing', 'field value is not a list of notifications', { field: 'value' })
    }
    const places: CredentialPlace[] = []
    const verifyItem = (item: unknown) => {
      const state = readField(item, row.itemToken)
      if (state === undefined)
        throw refusal('proof_missing', 'a notification has no clientState', { field: 'clientState' })
      return chain(find(readField(item, 'subscriptionId') ?? ''), (expected) => {
        if (expected === undefined) throw refusal('key_unknown', 'there is no clientState for this subscription')
        const token = encodeUtf8(state)
        places.push({ in: 'json', name: row.itemToken, value: token })
        return matchToken(expected, request, context, {
          verifier: preset,
          strength: 'token',
          field: row.itemToken,
          token,
        })
      })
    }
    const [first, ...others] = items
    return chain(verifyItem(first), (proof) =>
      chain(
        firstIndex(others, (item) => chain(verifyItem(item), () => false)),
        () => chain(check(request, context), () => withPlaces(proof, places)),
      ),
    )
  }
}
