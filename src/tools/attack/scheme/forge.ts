import type { Sample } from '../../../testing/sample.js'
import { readProof, replaceMac, writeProof } from './proof-place.js'
import { flipAll } from './spellings.js'
import type { Supply } from './supply.js'

/** A copy without any proof. */
export function withoutProofs(supply: Supply, sample: Sample): Sample {
  return supply.scheme.proofs.reduce<Sample>((rest, place) => writeProof(rest, place, undefined), sample)
}

/** A copy with another value of the proof. */
export function withProof(
  supply: Supply,
  sample: Sample,
  change: (value: string) => string | readonly string[],
): Sample {
  const [place] = supply.scheme.proofs
  return writeProof(sample, place, change(readProof(sample, place)))
}

/** A copy with another signature in the value of the proof. */
export function withMac(supply: Supply, sample: Sample, change: (mac: string) => string): Sample {
  const [place] = supply.scheme.proofs
  return withProof(supply, sample, (value) => replaceMac(value, place, change))
}

/** A copy whose signature is right at its beginning and wrong from a character on. */
export function withWrongMac(supply: Supply, sample: Sample, from: number): Sample {
  return withMac(supply, sample, (mac) => mac.slice(0, from) + flipAll(mac.slice(from)))
}
