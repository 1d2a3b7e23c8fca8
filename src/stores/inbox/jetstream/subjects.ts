import type { StoredDelivery } from '../../../core/ports/inbox.js'
import type { InboxDepth } from '../operating/operations.js'
import { type EngineSubjects, eraseEach, rememberSubjects } from '../operating/subjects.js'
import { fromStoredRecord, type StoredRecord } from '../storing/stored-record.js'
import { readStates } from './operations.js'
import type { DeliveryState, InboxStreams } from './streams.js'

/** A delivery as the text of its message. */
interface MessageData extends StoredRecord {
  /** The hashes of the persons that it is about. */
  readonly subjects?: readonly string[]
}

/** Reads a delivery from the text of its message. @throws {TypeError | SyntaxError} it is not a stored delivery */
export function readMessage(text: string): StoredDelivery {
  const data = JSON.parse(text) as MessageData
  const delivery = fromStoredRecord(data)
  rememberSubjects(delivery, data.subjects)
  return delivery
}

/** Where a delivery is, as the id by which it is found. */
export function toPlace(partition: number, tail: string): string {
  return `${partition}.${tail}`
}

function fromPlace(place: string) {
  const end = place.indexOf('.')
  return { partition: Number(place.slice(0, end)), tail: place.slice(end + 1) }
}

// Each failure means that the process that handles the delivery has written its state.
const maxConflicts = 8

/** Finds and erases what is stored about a person. It reads all stored deliveries. */
export function openSubjects(streams: InboxStreams): EngineSubjects {
  const stateOf = (phase: DeliveryState['phase'] | undefined): keyof InboxDepth =>
    phase === 'dead' || phase === 'active' ? phase : 'waiting'

  /** @returns its state before; `undefined` if it was handled or erased */
  const eraseOne = async (place: string): Promise<keyof InboxDepth | undefined> => {
    const { partition, tail } = fromPlace(place)
    for (let conflicts = 0; conflicts < maxConflicts; conflicts++) {
      const known = await streams.readState(partition, tail)
      const delivery = await streams.sequenceOf({ partition, tail })
      if (delivery === undefined || known?.state.phase === 'done') return undefined
      const done: DeliveryState = {
        phase: 'done',
        attempts: 0,
        dueAt: 0,
        failedAt: 0,
        reason: '',
        delivery,
        by: 'operator',
      }
      if ((await streams.writeState(partition, tail, done, known?.sequence ?? 0)) === undefined) continue
      await streams.deleteDelivery(delivery, true)
      return stateOf(known?.state.phase)
    }
    throw new Error(`erase: the state of a delivery was changed ${maxConflicts} times while it was written`)
  }
  const phases = async () =>
    new Map((await readStates(streams)).map(({ partition, tail, state }) => [toPlace(partition, tail), state.phase]))

  return {
    async find(subject) {
      const found: string[] = []
      await streams.readDeliveries(({ partition, tail, text }) => {
        // Most texts need not be parsed.
        if (text.includes(subject) && subjectsIn(text).includes(subject)) found.push(toPlace(partition, tail))
      })
      const known = await phases()
      return found.flatMap((id) => (known.get(id) === 'done' ? [] : [{ id, state: stateOf(known.get(id)) }]))
    },
    erase: (places) => eraseEach(places, eraseOne),
    async read(places) {
      const known = await phases()
      const texts = await Promise.all(places.map((place) => streams.readDelivery(fromPlace(place))))
      return places.flatMap((place, index) => {
        const text = texts[index]
        return text === undefined ? [] : [{ state: stateOf(known.get(place)), delivery: readMessage(text) }]
      })
    },
  }
}

function subjectsIn(text: string): readonly string[] {
  try {
    return (JSON.parse(text) as MessageData).subjects ?? []
  } catch {
    return []
  }
}
