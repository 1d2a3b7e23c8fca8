import type { PublishedVector } from '../evidence.js'

export const vectors: readonly PublishedVector[] = [
  {
    source:
      'https://github.com/mailgun/mailgun-php/blob/1835bc28d703a89c1cc947bfc25eda3ace77e421/tests/Api/WebhookTest.php',
    options: { secrets: 'key-3ax6xnjp29jd6fds4gc373sgvjxteol0' },
    now: 1_403_645_220_000,
    headers: {},
    // Mailgun publishes the signature only. The event is not signed.
    body: JSON.stringify({
      signature: {
        timestamp: '1403645220',
        token: '5egbgr1vjgqxtrnp65xfznchgdccwh5d6i09vijqi3whgowmn6',
        signature: '9cfc5c41582e51246e73c88d34db3af0a3a2692a76fbab81492842f000256d33',
      },
      'event-data': { event: 'opened', id: 'Ase7i2zsRYeDXztHGENqRA' },
    }),
    event: 'opened',
  },
]
