import { exportFunctions } from '@adobe/aio-lib-events/src/signatureUtils.js'

const { isTargetRecipient, verifySignature } = exportFunctions
const client = 'cd1ddb9cbd3c4a9f'

export const header = 'x-adobe-digital-signature-2'

// The package would get both keys from Adobe.
export async function accepts({ text, headers, secret }) {
  const signatures = [1, 2].map((number) => headers[`x-adobe-digital-signature-${number}`])
  return (
    isTargetRecipient(JSON.parse(text), client) && Boolean(await verifySignature(signatures, text, [secret, secret]))
  )
}
