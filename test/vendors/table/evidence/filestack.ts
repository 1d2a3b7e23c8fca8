import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://github.com/filestack/filestack-js/blob/v4.3.8/src/lib/api/security.spec.node.ts',
    options: { secrets: 'Y5cWb1rdRDSTSqEjF5pv' },
    now: 1_559_199_901_000,
    headers: {
      'FS-Signature': '14495b54b246e1352bb69cd91c5c1bfe2221f2d0330414b3df8f5fb2903db730',
      'FS-Timestamp': '1559199901',
    },
    body: '{"id": 6844, "action": "fp.upload", "timestamp": 1559199901, "text": {"url": "http://cdn.filestackapi.dev/xK88QArxRiyVvFzo4p33", "client": "Computer", "data": {"filename": "01 (1).png", "type": "image/png", "size": 881855}}}',
    event: 'fp.upload',
  },
]
