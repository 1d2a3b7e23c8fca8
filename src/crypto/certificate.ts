/** What a platform with X.509 (RFC 5280) can do with certificates of its own type. */
export interface CertificateTools<Certificate> {
  /** @throws {Error} the bytes are not a certificate */
  readonly read: (der: Uint8Array) => Certificate
  /** The authorities that the platform trusts by itself. */
  readonly roots: () => readonly Certificate[]
  /** The bytes of the certificate in DER. */
  readonly encoded: (certificate: Certificate) => Uint8Array
  /** The certificate as PEM. */
  readonly toPem: (certificate: Certificate) => string
  /** From when to when it is valid, in milliseconds since 1970. */
  readonly validity: (certificate: Certificate) => { readonly from: number; readonly to: number }
  /** Whether it is for exactly this DNS name: a subject alternative name, or without any, the common name. */
  readonly hasName: (certificate: Certificate, name: string) => boolean
  /** Whether name and signature say that `issuer` issued it. */
  readonly isIssuedBy: (certificate: Certificate, issuer: Certificate) => boolean
}
