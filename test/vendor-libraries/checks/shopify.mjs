import '@shopify/shopify-api/adapters/node'
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api'

export const row = { strength: 'signed' }
export const header = 'X-Shopify-Hmac-SHA256'

export async function accepts({ text, headers, method, secret }) {
  const { webhooks } = shopifyApi({
    apiKey: 'a-key',
    apiSecretKey: secret,
    apiVersion: Object.values(ApiVersion).at(-1),
    hostName: 'receiver.example',
    isEmbeddedApp: false,
    logger: { level: LogSeverity.Error, log: () => {} },
  })
  const { valid } = await webhooks.validate({ rawBody: text, rawRequest: { method, url: '/hooks', headers } })
  return valid
}
