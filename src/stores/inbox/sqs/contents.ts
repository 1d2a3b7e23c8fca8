import type { StoredDelivery } from '../../../core/ports/inbox.js'
import {
  holds as conditionHolds,
  type DynamodbItem,
  type DynamodbRead,
  isConditionFailure,
} from '../../database/dynamodb-client.js'
import { rememberSubjects } from '../subjects.js'
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
 * What a process that died has left expires later than its message could be there.
 */
export function openContents({ table, ledger, envelopes, retentionMs }: ContentsSettings) {
  const contentKey = (id: string): DynamodbItem => ({ pk: { S: `content#${id}` }, sk: { S: 'content' } })
  const linkKey = (subject: string, id: string): DynamodbItem => ({ pk: { S: `about#${subject}` }, sk: { S: id } })
  const lastMessageGone = () => toSeconds(Date.now() + longestWaitMs + retentionMs)
  const unlink = (id: string, about: readonly string[]) =>
    Promise.all(about.map((subject) => table.remove(linkKey(subject, id))))

  const link = (id: string, subject: string) =>
    conditionHolds(
      table.update({
        key: linkKey(subject, id),
        set: 'SET #expiresAt = :expires, #at = if_not_exists(#at, :at)',
        when: 'attribute_not_exists(#pk) OR #expiresAt < :expires',
        values: { ':expires': lastMessageGone(), ':at': { N: String(Date.now()) } },
      }),
    )

  const add = (id: string, body: string, about: readonly string[]) =>
    conditionHolds(
      table.update({
        key: contentKey(id),
        set: 'SET #body = :body, #about = :about, #expiresAt = :expires REMOVE #gone',
        when: 'attribute_not_exists(#pk) OR #expiresAt <= :now',
        values: {
          ':body': { S: body },
          ':about': { S: JSON.stringify(about) },
          ':expires': lastMessageGone(),
          ':now': nowInSeconds(),
        },
      }),
    )

  const removeObject = async (item: DynamodbRead | undefined) => {
    const envelope = envelopeIn(item)
    if (envelope !== undefined) await envelopes.remove(envelope)
  }

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
    await removeObject(known)
    const values = { ':gone': { BOOL: true }, ':expires': toSeconds(expiresAt) }
    const set = 'SET #gone = :gone, #expiresAt = :expires REMOVE #body, #about'
    const old = await table.update({ key: contentKey(id), set, values, before: true })
    // Another process wrote it meanwhile.
    if (textOf(old, 'body') !== textOf(known, 'body')) await removeObject(old)
    await unlink(id, aboutIn(old))
    return textOf(old, 'body') !== ''
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
      const body = await envelopes.write(delivery, true)
      if (await add(id, body, about)) return contentMessage(delivery)
      const known = await table.read(contentKey(id))
      if (textOf(known, 'body') !== body) await removeObject({ body: { S: body } })
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

function aboutIn(item: DynamodbRead | undefined): readonly string[] {
  // The cast is safe: only this library writes it.
  return JSON.parse(textOf(item, 'about') || '[]') as readonly string[]
}
