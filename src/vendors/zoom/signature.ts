import { v0Signature } from '../../verify/v0-signature.js'

export const signatureHeader = 'x-zm-signature'
export const timestampHeader = 'x-zm-request-timestamp'
export const toleranceDefault = 7200

/** How Zoom signs. Apart from the preset, so that whoever makes samples does not load all of it. */
export function zoomSignature(toleranceSeconds = toleranceDefault) {
  return v0Signature(signatureHeader, { header: timestampHeader, toleranceSeconds })
}
