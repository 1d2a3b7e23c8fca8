import type { SampleRow } from './row-of.js'

/** Whether deliveries name their secret. */
export function isNamed({ keyHeader, jwt, sealed }: SampleRow): boolean {
  return keyHeader !== undefined || jwt?.keyIssuer === true || sealed === 'braintree'
}

/** The name and the secret of `name:secret`; a secret alone gets the name of the samples. */
export function splitNamed(row: SampleRow, text: string): readonly [name: string, secret: string] {
  const end = text.indexOf(':')
  return end === -1 ? [sampleName(row), text] : [text.slice(0, end), text.slice(end + 1)]
}

/** The option `secrets` of a vendor whose deliveries name their secret. */
export function namedSecrets(row: SampleRow, values: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const named: Record<string, readonly string[]> = {}
  for (const value of values) {
    const [name, secret] = splitNamed(row, value)
    named[name] = [...(named[name] ?? []), secret]
  }
  return named
}

function sampleName({ sampleClaims }: SampleRow): string {
  const issuer = sampleClaims?.['iss']
  return typeof issuer === 'string' ? issuer : '278d525bdf162c739803'
}
