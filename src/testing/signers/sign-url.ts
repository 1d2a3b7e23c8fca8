import { requireObject, requireText } from '../../base/options.js'
import type { Secret } from '../../verify/secrets/secrets.js'
import { requireSample, type Sample, type SampleSource } from '../sample.js'

/** Options of the signers of vendors that sign the called URL. */
export interface SignUrlOptions {
  readonly secret: Secret
  /** The URL as the sender knows it, with its query. @default the URL of the sample */
  readonly url?: string
}

/** Returns the awaited sample and the URL to sign. */
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
