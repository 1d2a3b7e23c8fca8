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
