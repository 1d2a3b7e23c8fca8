import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://support.atlassian.com/bitbucket-cloud/docs/manage-webhooks/',
    options: { secrets: "It's a Secret to Everybody" },
    headers: { 'X-Hub-Signature': 'sha256=a4771c39fbe90f317c7824e83ddef3caae9cb3d976c214ace1f2937e133263c9' },
    body: 'Hello World!',
  },
]
