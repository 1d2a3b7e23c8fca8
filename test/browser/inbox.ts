import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Inbox } from '../../src/core/ports/inbox.js'
import { createReceiver } from '../../src/core/receiver/receiver.js'
import type { InboxOperations } from '../../src/stores/inbox/operating/operations.js'
import { sqliteInbox } from '../../src/stores/inbox/sqlite/index.js'
import { injectDelivery } from '../../src/testing/deliver.js'
import { withHeaders } from '../../src/testing/sample.js'
import { githubSample, signGithub } from '../../src/testing/vendors/github.js'
import { googleSample } from '../../src/testing/vendors/google.js'
import { github } from '../../src/vendors/github/index.js'
import { google } from '../../src/vendors/google/index.js'

/** An inbox of an engine without a server, in a new folder. */
export type FilledInbox = Inbox & InboxOperations

const secret = 'a-secret-of-the-inbox'

/** Fills an inbox: two dead letters, a third one that blocks its channel, a delivery that waits behind it, and a pause of that. */
export async function fillInbox(): Promise<FilledInbox> {
  const directory = mkdtempSync(join(tmpdir(), 'inbox-'))
  const inbox = await sqliteInbox({ directory, attempts: 1, settleMs: 0 })
  const fail = () => {
    throw new Error('the ledger is locked')
  }
  const common = { on: { '*': fail }, inbox, onError: () => {} }
  const issues = createReceiver({ ...common, provider: github({ secrets: secret }), endpoint: 'issues' })
  const files = createReceiver({ ...common, provider: google({ tokens: secret }), endpoint: 'files' })
  const numbered = (number: number) =>
    withHeaders(googleSample(), { 'X-Goog-Channel-Token': secret, 'X-Goog-Message-Number': String(number) })
  for (const [event, deliveryId] of [
    ['issues', '72d3162e-cc78-11e3-81ab-4c9367dc0958'],
    ['push', '5f2b9c1e-7d63-11ef-9d1c-3a1c0e8b7a44'],
  ] as const) {
    await injectDelivery(issues, signGithub(githubSample({ event, deliveryId }), { secret }))
    await inbox.handleDue([issues, files])
  }
  for (const number of [2, 3]) {
    await injectDelivery(files, numbered(number))
    await inbox.handleDue([issues, files])
  }
  for (const key of await inbox.blockedKeys()) await inbox.pause({ key })
  return {
    ...inbox,
    put: (delivery) => inbox.put(delivery),
    async close() {
      await inbox.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
