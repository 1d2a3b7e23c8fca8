import type { StoredDelivery } from '../../../core/ports/inbox.js'
import {
  holds as conditionHolds,
  type DynamodbItem,
  type DynamodbRead,
  isConditionFailure,
} from '../../database/dynamodb-client.js'
import { rememberSubjects } from '../operating/subjects.js'
import { contentMessage, type Envelope, type Envelopes, parseEnvelope } from './envelope.js'
import type { Ledger } from './ledger.js'
import { longestWaitMs, never, nowInSeconds, numberOf, type Table, textOf, toSeconds } from './table.js'

// How many items are read at a time.
const readAtOnce = 100

/** Settings of {@link openContents}. */
export interface ContentsSettings {
  readonly table: Table
  readonly ledger: Ledger
  readonly envelopes: Envelopes
  readonly retentionMs: number
}

/**
 * Keeps deliveries about persons in the table, because SQS can neither look into a queue nor delete from it. A content is
 * written once: when its delivery is handled or erased, a mark in its place refuses a late write.
 *
 * What a process that died has left expires later than its message could be there. An object of the bucket does not expire,
 * so what finds it does not either.
 */
export function openContents({ table, ledger, envelopes, retentionMs }: ContentsSettings) {
  const contentKey = (id: string): DynamodbItem => ({ pk: { S: `content#${id}` }, sk: { S: 'content' } })
  const linkKey = (subject: string, id: string): DynamodbItem => ({ pk: { S: `about#${subject}` }, sk: { S: id } })
  const lastMessageGone = () => toSeconds(Date.now() + longestWaitMs + retentionMs)
  const unlink = (id: string, about: readonly string[]) =>
    Promise.all(about.map((subject) => table.remove(linkKey(subject, id))))

  const link = (id: string, subject: string, expires = lastMessageGone()) =>
    conditionHolds(
      table.update({
        key: linkKey(subject, id),
        set: 'SET #expiresAt = :expires, #at = if_not_exists(#at, :at)',
        when: 'attribute_not_exists(#pk) OR #expiresAt < :expires',
        values: { ':expires': expires, ':at': { N: String(Date.now()) } },
      }),
    )

  /** Writes a part of a content. @returns whether it was neither written nor taken away before */
  const change = (id: string, about: readonly string[], set: string, values: DynamodbItem) =>
    conditionHolds(
      table.update({
        key: contentKey(id),
        set: `SET #about = :about, #expiresAt = :expires${set}`,
        when: 'attribute_not_exists(#body) AND attribute_not_exists(#gone) OR #expiresAt <= :now',
        values: { ':about': { S: JSON.stringify(about) }, ':now': nowInSeconds(), ...values },
      }),
    )

  /** Records where an object will be, before it is there: also if this process dies then, it is deleted with the content. */
  const announce = async (id: string, sha256: string, about: readonly string[]) => {
    await Promise.all(about.map((subject) => link(id, subject, never)))
    return change(id, about, ' REMOVE #body, #gone ADD #objects :objects', {
      ':objects': { SS: [sha256] },
      ':expires': never,
    })
  }

  const add = (id: string, body: string, about: readonly string[]) =>
    change(id, about, ', #body = :body REMOVE #gone', {
      ':body': { S: body },
      ':expires': objectsIn({ body: { S: body } }).length > 0 ? never : lastMessageGone(),
    })

  const removeObjects = (id: string, list: readonly string[]) =>
    Promise.all(list.map((sha256) => envelopes.remove({ id, keyed: false, object: { sha256 } })))

  /** @returns `undefined` if it was handled or erased @throws {Error} the table does not have it */
  const read = async (id: string): Promise<StoredDelivery | undefined> => {
    const item = await table.read(contentKey(id))
    const envelope = envelopeIn(item)
    if (envelope === undefined) {
      if (item?.['gone'] !== undefined) return undefined
      throw new Error(`sqsInbox: the table does not have the content of ${id}: it was restored, or lost it`)
    }
    const delivery = await envelopes.read(envelope)
    rememberSubjects(delivery, aboutIn(item))
    return delivery
  }

  /** Takes the content away for good. @returns whether there was one */
  const clear = async (id: string, expiresAt: number): Promise<boolean> => {
    const known = await table.read(contentKey(id))
    await removeObjects(id, objectsIn(known))
    const values = { ':gone': { BOOL: true }, ':expires': toSeconds(expiresAt) }
    const set = 'SET #gone = :gone, #expiresAt = :expires REMOVE #body, #about, #objects'
    const old = await table.update({ key: contentKey(id), set, values, before: true })
    const body = textOf(old, 'body')
    // Another process wrote it meanwhile, or was about to.
    if (body === '' || body !== textOf(known, 'body')) await removeObjects(id, objectsIn(old))
    await unlink(id, aboutIn(old))
    return body !== ''
  }

  return {
    /**
     * Writes the content of a delivery.
     *
     * @param parent - the delivery that was divided into this one
     * @returns the text of its message, or `undefined` if it was handled or erased
     */
    async write(
      delivery: StoredDelivery,
      about: readonly string[],
      parent?: StoredDelivery,
    ): Promise<string | undefined> {
      const { id } = delivery
      // First, so that an erasure from now on finds it, also if this process dies.
      await Promise.all(about.map((subject) => link(id, subject)))
      if (parent !== undefined && (await ledger.find(parent.id)) === 'done') {
        // Unless it was written before the parent was done, the parent was erased.
        if (textOf(await table.read(contentKey(id)), 'body') !== '') return undefined
        await clear(id, Date.now() + longestWaitMs + retentionMs)
        await unlink(id, about)
        return undefined
      }
      const body = await envelopes.write(delivery, (sha256) => announce(id, sha256, about))
      if (body !== undefined && (await add(id, body, about))) return contentMessage(delivery)
      const known = await table.read(contentKey(id))
      if (body !== undefined && textOf(known, 'body') !== body) {
        await removeObjects(id, objectsIn({ body: { S: body } }))
      }
      if (textOf(known, 'body') !== '') return contentMessage(delivery)
      await unlink(id, about)
      return undefined
    },
    read: async (envelope: Envelope): Promise<StoredDelivery | undefined> =>
      envelope.content ? read(envelope.id) : envelopes.read(envelope),
    /** Keeps what SQS would not keep for as long: a dead letter, and what waits behind one. */
    async keep({ id, content }: Envelope): Promise<void> {
      if (content === undefined) return
      const values = { ':never': never }
      const set = 'SET #expiresAt = :never'
      const keeping = table.update({ key: contentKey(id), set, when: 'attribute_exists(#body)', values })
      const item = await keeping.catch((error: unknown) => {
        // It was erased.
        if (isConditionFailure(error)) return undefined
        throw error
      })
      const links = aboutIn(item).map((subject) => ({
        key: linkKey(subject, id),
        set,
        when: 'attribute_exists(#pk)',
        values,
      }))
      await Promise.all(links.map((each) => conditionHolds(table.update(each))))
    },
    /** Deletes what was handled or discarded. */
    async remove(envelope: Envelope): Promise<void> {
      if (envelope.content) await clear(envelope.id, Date.now() + retentionMs)
      else await envelopes.remove(envelope)
    },
    clear,
    /** The deliveries about a person, oldest first. */
    async find(subject: string): Promise<readonly string[]> {
      const found: { readonly id: string; readonly at: number }[] = []
      for await (const items of table.pages(`about#${subject}`)) {
        found.push(...items.map((item) => ({ id: textOf(item, 'sk'), at: numberOf(item, 'at') })))
      }
      found.sort((one, other) => one.at - other.at)
      const ids: string[] = []
      for (let start = 0; start < found.length; start += readAtOnce) {
        const some = found.slice(start, start + readAtOnce).map(async ({ id }) => {
          if ((await table.read(contentKey(id)))?.['gone'] === undefined) return [id]
          await unlink(id, [subject])
          return []
        })
        ids.push(...(await Promise.all(some)).flat())
      }
      return ids
    },
  }
}

/** The contents of deliveries about persons. */
export type Contents = ReturnType<typeof openContents>

function envelopeIn(item: DynamodbRead | undefined): Envelope | undefined {
  const body = textOf(item, 'body')
  const envelope = body === '' ? undefined : parseEnvelope(body)
  return envelope === 'drain' ? undefined : envelope
}

/** The digests of all objects that may be there. */
function objectsIn(item: DynamodbRead | undefined): readonly string[] {
  const { sha256 } = envelopeIn(item)?.object ?? {}
  return [...new Set([...(item?.['objects']?.SS ?? []), ...(sha256 === undefined ? [] : [sha256])])]
}

function aboutIn(item: DynamodbRead | undefined): readonly string[] {
  // The cast is safe: only this library writes it.
  return JSON.parse(textOf(item, 'about') || '[]') as readonly string[]
}
