/** The length of a nonce of AES-GCM in bytes: 96 bits. */
export const nonceLength = 12

// Drawn together: the random numbers of a single nonce take as long as the encryption of 4 KB.
const drawn = new Uint8Array(64 * nonceLength)
let taken = drawn.length

/** A random nonce that no other call returns. */
export function takeNonce(): Uint8Array {
  // At first use: workers forbid random numbers while a module loads.
  if (taken === drawn.length) {
    crypto.getRandomValues(drawn)
    taken = 0
  }
  const nonce = drawn.slice(taken, taken + nonceLength)
  drawn.fill(0, taken, taken + nonceLength)
  taken += nonceLength
  return nonce
}
