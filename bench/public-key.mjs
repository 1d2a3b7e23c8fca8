import { constants, generateKeyPairSync, sign, verify } from 'node:crypto'
import { compactVerify, importJWK } from 'jose'
import { bodyOf } from './deliveries.mjs'
import { compare } from './measure.mjs'
import { load } from './package.mjs'

const { publicKeySignature, toWebhookRequest } = await load('webhook-receiver')

const algorithms = {
  RS256: { pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }), hash: 'sha256' },
  PS256: {
    pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    hash: 'sha256',
    options: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
  },
  ES256: {
    pair: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    hash: 'sha256',
    options: { dsaEncoding: 'ieee-p1363' },
  },
  EdDSA: { pair: () => generateKeyPairSync('ed25519'), hash: null },
}

export async function compareAlgorithms() {
  const body = bodyOf(1)
  const tables = []
  for (const [algorithm, description] of Object.entries(algorithms)) {
    const candidates = await candidatesFor(algorithm, description, body)
    tables.push(await compare(`${algorithm}, ${body.length} bytes`, candidates))
  }
  return tables
}

async function candidatesFor(algorithm, { pair, hash, options }, body) {
  const { publicKey, privateKey } = pair()
  const signature = sign(hash, body, { key: privateKey, ...options })
  const verifier = publicKeySignature({ keys: publicKey.export({ format: 'jwk' }), algorithms: [algorithm] })
  const request = toWebhookRequest({ headers: { 'X-Signature': signature.toString('base64') }, body })
  const josePublicKey = await importJWK(publicKey.export({ format: 'jwk' }), algorithm)
  const jws = toJws(algorithm, body, (input) => sign(hash, input, { key: privateKey, ...options }))
  return {
    'node:crypto, cached key': () => {
      if (!verify(hash, body, { key: publicKey, ...options }, signature)) throw new Error('refused')
    },
    'webhook-receiver publicKeySignature': () => verifier(request, { now: Date.now() }),
    'jose compactVerify': () => compactVerify(jws, josePublicKey),
  }
}

function toJws(alg, body, signInput) {
  const encode = (bytes) => Buffer.from(bytes).toString('base64url')
  const input = `${encode(JSON.stringify({ alg }))}.${encode(body)}`
  return `${input}.${encode(signInput(Buffer.from(input)))}`
}
