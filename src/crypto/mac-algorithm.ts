/** The hash under an HMAC. */
export type MacAlgorithm = 'sha256' | 'sha512' | 'sha1'

/** The length of each HMAC in bytes. */
export const macLengths: Readonly<Record<MacAlgorithm, number>> = { sha256: 32, sha512: 64, sha1: 20 }
