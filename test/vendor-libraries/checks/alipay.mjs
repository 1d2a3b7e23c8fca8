import { generateKeyPairSync } from 'node:crypto'
import { AlipaySdk } from 'alipay-sdk'
import { withEditedBody } from '../edit.mjs'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = privateKey.export({ type: 'pkcs1', format: 'pem' })

export function accepts({ text, secret }) {
  const alipayPublicKey = secret.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  const sdk = new AlipaySdk({ appId: '2014072300007148', privateKey: own, alipayPublicKey })
  return sdk.checkNotifySignV2(Object.fromEntries(new URLSearchParams(text)))
}

export const change = (text) => `${text}&added=1`

export const changeProof = (sample) => withEditedBody(sample, (text) => text.replace(/sign=.{8}/, 'sign=AAAAAAAA'))
