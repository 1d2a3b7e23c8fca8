import { checkOptions, oneOf, optional } from '../../core/base/options.js'
import {
  changed,
  makeSample,
  type PayloadChanges,
  payloadSampleChecks,
  type Sample,
  type SampleOptions,
} from '../sample.js'
import { toXml } from './tracker-xml.js'

/** Options of {@link trackerSample}. */
export interface TrackerSampleOptions extends SampleOptions {
  /** Changes to {@link trackerPayload}. */
  readonly payload?: PayloadChanges<ReturnType<typeof trackerPayload>>
  /** How the body is written. @default 'json' */
  readonly format?: 'json' | 'xml'
}

const tracker = 'https://tracker.example'

/** An event about a changed issue, with every field of the specification (section 2.4). */
export function trackerPayload() {
  const user = trackerUser()
  return {
    id: 2,
    timestamp: '2026-11-21T11:15:30.000+0100',
    webhookEvent: 'tracker:issue_updated',
    issue: {
      id: '99291',
      self: `${tracker}/rest/api/2/issue/99291`,
      key: 'TIDE-20002',
      expand: 'renderedFields,names,schema,transitions,operations,editmeta,changelog',
      fields: {
        summary: 'The tide table is an hour off',
        created: '2026-11-20T09:00:00.000+0100',
        description: 'Since the clocks went back, <every> time & date is an hour late.',
        labels: ['tides', 'clock'],
        priority: 'Minor',
      },
    },
    user,
    changelog: {
      id: 10124,
      items: [
        {
          field: 'summary',
          fieldtype: 'tracker',
          from: null,
          fromString: 'Wrong tides',
          to: null,
          toString: 'The tide table is an hour off',
        },
        { field: 'assignee', fieldtype: 'tracker', from: 'mira', fromString: 'Mira', to: null, toString: null },
      ],
    },
    comment: {
      self: `${tracker}/rest/api/2/issue/99291/comment/252789`,
      id: '252789',
      author: user,
      body: 'Just in time for the spring tide.',
      updateAuthor: user,
      created: '2026-11-21T11:15:30.000+0100',
      updated: '2026-11-21T11:15:30.000+0100',
    },
  }
}

function trackerUser() {
  return {
    self: `${tracker}/rest/api/2/user?username=mira`,
    name: 'mira',
    emailAddress: 'mira@harbour.example',
    avatarUrls: {
      '16x16': `${tracker}/secure/useravatar?size=small&avatarId=10605`,
      '48x48': `${tracker}/secure/useravatar?avatarId=10605`,
    },
    displayName: 'Mira Haven',
    active: true,
  }
}

/**
 * A delivery of the issue-tracker style, without a proof (specification, section 2.4).
 *
 * @example
 * const created = trackerSample({ payload: { webhookEvent: 'tracker:issue_created', changelog: undefined } })
 */
export function trackerSample(options: TrackerSampleOptions = {}): Sample {
  checkOptions(options, 'trackerSample', {
    ...payloadSampleChecks,
    format: optional(oneOf(['json', 'xml'])),
  })
  const payload = changed(trackerPayload(), options.payload)
  const xml = options.format === 'xml'
  return makeSample(
    options,
    { 'User-Agent': 'Tracker-Webhooks/1.0', 'Content-Type': xml ? 'application/xml' : 'application/json' },
    xml ? toXml(payload) : JSON.stringify(payload),
  )
}
