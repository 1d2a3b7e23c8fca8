import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source:
      'https://github.com/intuit/QuickBooks-V3-Java-SDK/blob/1324623f8fa65e7ef2b2a4caaf73d6b0a7fafdd3/ipp-v3-java-devkit/src/test/java/com/intuit/ipp/services/WebhooksServiceTest.java',
    options: { secrets: 'b5771f19b12ddb4bcdb9f08bdc50bc63878a' },
    headers: { 'intuit-signature': 'JC2GUwciPmRBwEO7WvrRmKqu9tGOKL8FFallocTFi8Q=' },
    body: '{"eventNotifications":[{"realmId":"1185883450","dataChangeEvent":{"entities":[{"name":"Customer","id":"1","operation":"Create","lastUpdated":"2015-10-05T14:42:19-0700"}]}}]}',
    event: 'notification',
  },
]
