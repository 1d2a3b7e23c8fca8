import { WebhookSignatureValidator } from 'mercadopago'

export function accepts({ headers, secret, url }) {
  WebhookSignatureValidator.validate({
    xSignature: headers['x-signature'],
    xRequestId: headers['x-request-id'],
    dataId: new URL(url).searchParams.get('data.id'),
    secret,
  })
}
