export const signatureHeader = 'X-Signature-Ed25519'
export const timestampHeader = 'X-Signature-Timestamp'
export const toleranceDefault = 900

/** How Discord signs. Apart from the preset, so that whoever makes samples does not load all of it. */
export function discordSignature(toleranceSeconds = toleranceDefault) {
  return {
    header: signatureHeader,
    encoding: 'hex',
    timestamp: { header: timestampHeader, separator: '', toleranceSeconds },
  } as const
}
