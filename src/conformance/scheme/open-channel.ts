import type { Sample } from '../../testing/sample.js'
import { freshText, replaceText } from './fresh-id.js'
import { isForm, type ProofPlace, writeProof } from './proof-place.js'
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
  for (const place of numberPlaces(plain, String(from))) {
    const make = async (number: number) => {
      const change = (sample: Sample) => writeProof(replaceText(sample, channel, fresh), place, String(number))
      const sample = (await supply.make({ event, id: 'same', change })) ?? plain
      const found = await supply.read(sample)
      return { sample, id: found?.id ?? '', sequence: found?.sequence }
    }
    const { id, sequence } = await make(from + 1)
    if (id !== '' && sequence?.channel === fresh && sequence.number === from + 1) return { from, make }
  }
  return undefined
}

// A number is short, so it is replaced only where it is a whole value.
function numberPlaces(sample: Sample, text: string): readonly Pick<ProofPlace, 'where' | 'name'>[] {
  const named = (where: ProofPlace['where'], entries: Iterable<readonly [name: string, value: string]>) =>
    [...entries].filter(([, value]) => value === text).map(([name]) => ({ where, name }))
  const body = new TextDecoder().decode(sample.body)
  return [...named('header', sample.headers), ...(isForm(sample) ? named('form field', new URLSearchParams(body)) : [])]
}
