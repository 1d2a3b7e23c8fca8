import { requireObject, requireText } from '../../base/options.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { requireSample, type Sample, type SampleSource } from '../sample.js'

/** What the signers of vendors that sign the called URL have in common. */
export interface SignUrlOptions {
  readonly secret: Secret
  /** The URL as the sender knows it, with its query. @default the URL of the sample */
  readonly url?: string
}

/** The sample, once it is there, and the URL that is to be signed. */
export async function readSignUrlOptions(
  source: SampleSource,
  options: SignUrlOptions,
  caller: string,
): Promise<{ readonly sample: Sample; readonly url: string }> {
  const sample = await source
  requireSample(sample, caller)
  requireObject(options, `${caller}: options`)
  const { url = sample.url } = options
  requireText(url, `${caller}: url`)
  return { sample, url }
}
