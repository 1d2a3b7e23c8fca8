/** The hash under an HMAC. */
export type MacAlgorithm = 'sha256' | 'sha512' | 'sha1'

/** A hash that is still collision-resistant, and so can stand for the bytes. */
export type DigestAlgorithm = Exclude<MacAlgorithm, 'sha1'>

/** The length of each HMAC in bytes. */
export const macLengths: Readonly<Record<MacAlgorithm, number>> = { sha256: 32, sha512: 64, sha1: 20 }
