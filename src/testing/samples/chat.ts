import { checkOptions, optional, requireString } from '../../core/base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
} from '../sample.js'

/** Options of {@link chatSample}. */
export interface ChatSampleOptions extends SampleOptions {
  /** The verification token. @default 'sample-token' */
  readonly token?: string
  /** Changes to {@link chatPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof chatPayload>>
}

/** The ten fields of a message with a trigger word (specification, section 2.8). */
export function chatPayload() {
  return {
    token: 'sample-token',
    team_id: 'T0001',
    team_domain: 'harbour',
    channel_id: 'C2147483705',
    channel_name: 'tides',
    timestamp: '1796000000.000005',
    user_id: 'U2147483697',
    user_name: 'mira',
    text: 'tide: when is high water?',
    trigger_word: 'tide:',
  }
}

/**
 * An outgoing message of the chat style: a form with its token in the body (specification, section 2.8).
 *
 * @example
 * const message = chatSample({ token: 's3cret', payload: { text: 'tide: now?' } })
 */
export function chatSample(options: ChatSampleOptions = {}): Sample {
  checkOptions(options, 'chatSample', { ...payloadSampleChecks, token: optional(requireString) })
  const { token = 'sample-token' } = options
  const fields = changed({ ...chatPayload(), token }, options.payload)
  const form = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  const headers = { 'User-Agent': 'Chat-Robot 1.0', 'Content-Type': 'application/x-www-form-urlencoded' }
  return makeSample(options, headers, form.toString())
}
