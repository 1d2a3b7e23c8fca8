import type { PrivateKey } from '../signers/keys.js'

// Certificates for samples only, made once: writing X.509 takes more code than reading it. Trust the root in tests, and never
// elsewhere, because everyone has the key of the leaf.

/** The root of the certificates that samples carry, as PEM. */
export const sampleRoot = `-----BEGIN CERTIFICATE-----
MIIBUjCB+aADAgECAhQOZZ6bgxsywaGhBFCwo5a89qqgXDAKBggqhkjOPQQDAjAW
MRQwEgYDVQQDDAtTYW1wbGUgUm9vdDAgFw0yMDAxMDEwMDAwMDBaGA8yMTE5MTIz
MTAwMDAwMFowFjEUMBIGA1UEAwwLU2FtcGxlIFJvb3QwWTATBgcqhkjOPQIBBggq
hkjOPQMBBwNCAATAX/akAQAV0/VxCPebIAuMaTyb/FydJIiSNwRoQU4i+mLd5mfc
JslyTX6BJIa/PKC0zLsKG8yljQUSHrvsZgyxoyMwITAPBgNVHRMBAf8EBTADAQH/
MA4GA1UdDwEB/wQEAwIBBjAKBggqhkjOPQQDAgNIADBFAiAx5Nb63MvAel+sxkC9
hhierE3qCeOaYt5gy4Q79SQmfAIhAIKaxAQaHAVdBoS0rHe8o71gTOLEd6wKx+I9
DgeTRy+9
-----END CERTIFICATE-----
`

/** The certificates that samples carry in `x5c`: leaf, intermediate and root. */
export const sampleChain: readonly string[] = [
  'MIIBajCCARCgAwIBAgIUcItZEpEPTOw2kpJVeJSV8fh5AicwCgYIKoZIzj0EAwIwHjEcMBoGA1UEAwwTU2FtcGxlIEludGVybWVkaWF0ZTAgFw0yMDAxMDEwMDAwMDBaGA8yMTE5MTIzMTAwMDAwMFowFjEUMBIGA1UEAwwLU2FtcGxlIExlYWYwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARBaYkFDHG7CZ6syQ+kqIBI4uH2rwkxCireiuGqsJE39RHITB8N+ndSF18yy8EU0RmPZORwq+uQ9iUWye6AtYzLozIwMDAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAQBgoqhkiG92NkBgsBBAIFADAKBggqhkjOPQQDAgNIADBFAiA+40UYTV4o6RTp+CJ2dn7Yv6Tep74KblRz/CyUM5TU3QIhAKKo5eDOIcBzvPE/ohxKujLW/1ART8GOb7zN4TmGHZzT',
  'MIIBcTCCARagAwIBAgIUeuPG+jX6Fm2pCQTM5azjHX0O0jUwCgYIKoZIzj0EAwIwFjEUMBIGA1UEAwwLU2FtcGxlIFJvb3QwIBcNMjAwMTAxMDAwMDAwWhgPMjExOTEyMzEwMDAwMDBaMB4xHDAaBgNVBAMME1NhbXBsZSBJbnRlcm1lZGlhdGUwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQQKWUd/SGYKxvvZ/fjuTZnXzSpsHpROQIWrhI+KjiD/ebduI7kD+54s8AeEGUqu6LN/g9CVF+JwTsYDugoMZJ6ozgwNjASBgNVHRMBAf8ECDAGAQH/AgEAMA4GA1UdDwEB/wQEAwIBBjAQBgoqhkiG92NkBgIBBAIFADAKBggqhkjOPQQDAgNJADBGAiEAg/0WkUQcJb9KLF5FJ8OBgEapDhJZuEUeTOFpABFPXzECIQCMBoCyKQEtCKFwJmCpmgMu+ajb9ZfRkV1fwN2vfd7lsw==',
  sampleRoot.replace(/-----.*-----|\s/g, ''),
]

/** The private key of the leaf. */
export function sampleLeafKey(): Promise<PrivateKey> {
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: '1ox_Q_c-tF2913xGkCSpUnSjL6_qfSQZTq0nQSQFypw',
    x: 'QWmJBQxxuwmerMkPpKiASOLh9q8JMQoq3orhqrCRN_U',
    y: 'EchMHw36d1IXXzLLwRTRGY9k5HCr65D2JRbJ7oC1jMs',
  }
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
}
