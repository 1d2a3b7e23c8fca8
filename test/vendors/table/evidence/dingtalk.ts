import type { PublishedVector } from '../evidence.js'

/** The example of DingTalk's open platform. */
export const dingtalkExample = {
  token: '123456',
  encodingAesKey: '4g5j64qlyl3zvetqxz5jiocdr586fn2zvjpa8zls3ij',
  receiveId: 'suite4xxxxxxxxxxxxxxx',
}

export const vectors: readonly PublishedVector[] = [
  {
    source: 'https://open.dingtalk.com/document/isvapp/callback-event-message-body-encryption-and-decryption',
    options: dingtalkExample,
    now: 1_445_827_045_067,
    url: 'https://receiver.example/hooks?signature=5a65ceeef9aab2d149439f82dc191dd6c5cbe2c0&timestamp=1445827045067&nonce=nEXhMP4r',
    headers: {},
    body: JSON.stringify({
      encrypt:
        '1a3NBxmCFwkCJvfoQ7WhJHB+iX3qHPsc9JbaDznE1i03peOk1LaOQoRz3+nlyGNhwmwJ3vDMG+OzrHMeiZI7gTRWVdUBmfxjZ8Ej23JVYa9VrYeJ5as7XM/ZpulX8NEQis44w53h1qAgnC3PRzM7Zc/D6Ibr0rgUathB6zRHP8PYrfgnNOS9PhSBdHlegK+AGGanfwjXuQ9+0pZcy0w9lQ==',
    }),
    event: 'check_create_suite_url',
  },
]
