import { createHmac } from 'node:crypto'
import { Composio } from '@composio/core'

const { triggers } = new Composio({ apiKey: 'an-api-key', allowTracking: false, disableVersionCheck: true })

export const payload = {
  id: 'msg_1',
  timestamp: '2026-11-22T12:00:00Z',
  metadata: {
    log_id: 'log_1',
    trigger_slug: 'GITHUB_COMMIT_EVENT',
    trigger_id: 'ti_1',
    connected_account_id: 'ca_1',
    auth_config_id: 'ac_1',
    user_id: 'user_1',
  },
  data: {},
}

export const accepts = ({ text, headers, secret }) => triggers.parse({ body: text, headers }, { verifySecret: secret })

export function sign({ text, secret }) {
  const time = `${Math.floor(Date.now() / 1000)}`
  const hash = createHmac('sha256', secret).update(`msg_1.${time}.${text}`).digest('base64')
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': time, 'webhook-signature': `v1,${hash}` }
}
