import { type Checks, checkOptions, oneOf, optional, requireString } from '../../core/base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
} from '../sample.js'

/** Options of {@link hostSample}. */
export interface HostSampleOptions extends SampleOptions {
  /** The event kind, sent in a header. @default 'issues' */
  readonly event?: string
  /** @default '72d3162e-cc78-11e3-81ab-4c9367dc0958' */
  readonly deliveryId?: string
  /**
   * Changes to {@link hostPayload} for the event `issues`, to {@link hostPingPayload} for `ping`, and to just `repository` and
   * `sender` for other events.
   */
  readonly payload?: PayloadChanges<HostPayload>
  /** Whether the JSON is the body or the form field `payload`. @default 'json' */
  readonly format?: 'json' | 'form'
  /** The prefix of the header names. @default 'X-Host-' */
  readonly headerPrefix?: string
}

/** The option checks of {@link hostSample}, except for `headerPrefix`. */
export const hostSampleChecks: Checks<Omit<HostSampleOptions, 'headerPrefix'>> = {
  ...payloadSampleChecks,
  event: optional(requireString),
  deliveryId: optional(requireString),
  format: optional(oneOf(['json', 'form'])),
}

type HostPayload = ReturnType<typeof hostPayload>

/** A payload about a new issue, with all fields of the specification (section 2.9). */
export function hostPayload() {
  return {
    action: 'opened',
    issue: {
      url: 'https://api.host.example/repos/harbour/tide/issues/1347',
      number: 1347,
      title: 'The tide table is an hour off',
      state: 'open',
    },
    repository: {
      id: 1296269,
      full_name: 'harbour/tide',
      owner: { login: 'harbour', id: 583231 },
    },
    sender: { login: 'mira', id: 1024025 },
  }
}

/** The payload of the ping that a new hook sends. */
export function hostPingPayload() {
  const { repository, sender } = hostPayload()
  return { zen: 'Keep it logically awesome.', hook_id: 109948940, repository, sender }
}

// Not every event has an action, and only issue events have an issue.
function defaultPayload(event: string): object {
  if (event === 'issues') return hostPayload()
  if (event === 'ping') return hostPingPayload()
  const { repository, sender } = hostPayload()
  return { repository, sender }
}

/**
 * An unsigned delivery in the code-hosting style (specification, sections 2.9 and 4.5).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const closed = hostSample({ payload: { action: 'closed' } })
 * const ping = hostSample({ event: 'ping', format: 'form' })
 */
export function hostSample(options: HostSampleOptions = {}): Sample {
  checkOptions(options, 'hostSample', { ...hostSampleChecks, headerPrefix: optional(requireString) })
  const { event = 'issues', deliveryId = '72d3162e-cc78-11e3-81ab-4c9367dc0958', headerPrefix = 'X-Host-' } = options
  const json = JSON.stringify(changed(defaultPayload(event), options.payload))
  const form = options.format === 'form'
  return makeSample(
    options,
    {
      'User-Agent': 'Host-Hookshot/044aadd',
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      [`${headerPrefix}Delivery`]: deliveryId,
      [`${headerPrefix}Event`]: event,
    },
    form ? new URLSearchParams({ payload: json }).toString() : json,
  )
}
