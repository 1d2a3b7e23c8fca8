import type { Sample } from '../../../testing/sample.js'
import { freshText, replaceText } from './fresh-id.js'
import { isForm, leavesOf, type ProofPlace, writeProof } from './proof-place.js'
import type { Delivered, Supply } from './supply.js'

/** A numbered series of deliveries that is new to the endpoint. */
export interface NumberedChannel {
  /** A number with which a channel may be in progress. */
  readonly from: number
  /** The genuine delivery with a number. */
  make(number: number): Promise<{ readonly sample: Sample; readonly id: string }>
}

/** Opens a new channel, for vendors that number their deliveries; `undefined` for others. */
export async function openChannel(supply: Supply): Promise<NumberedChannel | undefined> {
  for (const event of supply.events) {
    const plain = await supply.make({ event, id: 'same' })
    const known = plain && (await supply.read(plain))
    if (plain === undefined || known?.sequence === undefined || known.sequence.starts === true) continue
    const channel = await findChannel(supply, event, plain, known.sequence)
    if (channel !== undefined) return channel
  }
  return undefined
}

async function findChannel(
  supply: Supply,
  event: string,
  plain: Sample,
  { channel, number: from }: NonNullable<Delivered['sequence']>,
): Promise<NumberedChannel | undefined> {
  const fresh = freshText(channel, supply.random, 0)
  const ids = ['same', 'fresh'] as const
  const places = numberPlaces(plain, String(from)).flatMap((place) => ids.map((kind) => [place, kind] as const))
  for (const [place, kind] of places) {
    const make = async (number: number) => {
      const change = (sample: Sample) => place(replaceText(sample, channel, fresh), number)
      const sample = (await supply.make({ event, id: kind, change })) ?? plain
      const found = await supply.read(sample)
      return { sample, id: found?.id ?? '', sequence: found?.sequence }
    }
    const { id, sequence } = await make(from + 1)
    // The id may be made of the number, or be another field.
    const isDistinct = id !== (await make(from + 2)).id
    if (id !== '' && isDistinct && sequence?.channel === fresh && sequence.number === from + 1) return { from, make }
  }
  return undefined
}

type WriteNumber = (sample: Sample, number: number) => Sample

// A number is short, so it is replaced only where it is a whole value.
function numberPlaces(sample: Sample, text: string): readonly WriteNumber[] {
  const named = (where: ProofPlace['where'], entries: Iterable<readonly [name: string, value: string]>) =>
    [...entries]
      .filter(([, value]) => value === text)
      .map(
        ([name]): WriteNumber =>
          (other, number) =>
            writeProof(other, { where, name }, String(number)),
      )
  const body = new TextDecoder().decode(sample.body)
  return [
    ...named('header', sample.headers),
    ...(isForm(sample) ? named('form field', new URLSearchParams(body)) : []),
    ...named(
      'JSON field',
      leavesOf(sample).map(([path, value]) => [path, String(value)]),
    ),
  ]
}
