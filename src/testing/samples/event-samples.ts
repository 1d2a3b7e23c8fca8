import type { Sample, SampleOptions } from '../sample.js'

/** The name of an event: one with a sample, or any other. */
export type SampleEvent<Samples> = (keyof Samples & string) | (string & {})

/** The sample of an event; without one, any fields. */
export type SampleOf<Samples, Event> = Event extends keyof Samples
  ? Samples[Event]
  : { readonly [field: string]: unknown }

/** Returns the sample of an event, and an empty object for an event without one. */
export function sampleOf<Samples extends object, Event extends string>(
  samples: Samples,
  event: Event,
): SampleOf<Samples, Event> {
  const own: Readonly<Record<string, unknown>> = Object.hasOwn(samples, event) ? { ...samples } : {}
  // The conditional type is what the line above does.
  return (own[event] ?? {}) as SampleOf<Samples, Event>
}

/** One function for each event of a map of samples, for `deliveries.samples` of a vendor. */
export function makersOf(
  samples: object,
  make: (options: SampleOptions & { readonly event: string }) => Sample,
): Readonly<Record<string, (options?: SampleOptions) => Sample>> {
  return Object.fromEntries(
    Object.keys(samples).map((event) => [event, (options?: SampleOptions) => make({ ...options, event })]),
  )
}
