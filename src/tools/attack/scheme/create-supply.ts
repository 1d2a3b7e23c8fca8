import type { Sample } from '../../../testing/sample.js'
import { findProofs, readProof } from './proof-place.js'
import { findTime, type SignedTime } from './signed-time.js'
import type { Supply, SupplySource } from './supply.js'
import { Workshop } from './workshop.js'

/**
 * Learns how a vendor signs from what its sender signs.
 *
 * @throws {TypeError} the sender's own provider refuses its deliveries, or signs nothing that a stranger could not
 */
export async function createSupply(source: SupplySource): Promise<Supply> {
  const workshop = new Workshop(source)
  const now = Date.now()
  const proof = await source.sender.provider.verify(await workshop.genuine({ sentAt: now, id: 'same' }))
  const strength = proof.proof.strength === 'signature' ? 'signature' : 'token'
  const senders = await Promise.all(Array.from({ length: 6 }, () => workshop.stranger()))
  const [genuine, again, ...strangers] = await Promise.all(
    [source.sender, source.sender, ...senders.filter((sender) => sender !== undefined)].map((sender) =>
      workshop.genuine({ sentAt: now, sender, id: 'same' }),
    ),
  )
  if (genuine === undefined || again === undefined) throw new TypeError('attack: the vendor signs nothing')
  if (new URL(genuine.url).pathname !== new URL(source.url).pathname) {
    throw new TypeError('attack: this vendor adds a path to your URL, and the attack sends to your URL only')
  }
  const [first, ...others] = findProofs(genuine, again, strangers, strength === 'token')
  if (first === undefined) throw new TypeError('attack: the deliveries of this vendor carry no proof to attack')
  const isList = strength === 'signature' && readProof(genuine, first).includes(',')
  workshop.scheme = { strength, proofs: [first, ...others], isList, time: await learnTime(workshop, genuine, now) }
  return workshop
}

const dayMs = 86_400_000

async function learnTime(workshop: Workshop, genuine: Sample, now: number): Promise<SignedTime | undefined> {
  const found = findTime(genuine, now)
  const isAccepted = (ageMs: number) => workshop.verifies(genuine, now + ageMs)
  if (await isAccepted(dayMs)) return undefined
  let accepted = 0
  let refused = dayMs
  while (refused - accepted > 500) {
    const middle = Math.floor((accepted + refused) / 2)
    if (await isAccepted(middle)) accepted = middle
    else refused = middle
  }
  return { ...found, toleranceMs: accepted, refusesFuture: !(await isAccepted(-dayMs)) }
}
