import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type NetlifyBlobsLike, netlifyBlobsDedupeStore } from '../../src/stores/dedupe/netlify-blobs.js'
import { describeDedupeStore } from '../stores/dedupe/contract.js'

let folder: string
let server: BlobsServer
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netlify-blobs-'))
  server = new BlobsServer({ directory: folder, port: 0, token: 'token' })
  url = `http://localhost:${(await server.start()).port}`
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

// The local server checks a condition and writes in two steps, which Netlify's does not: here the writes wait for each other.
let written: Promise<unknown> = Promise.resolve()

function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const writing = written.then(write)
  written = writing.catch(() => {})
  return writing
}

/** A store of the local server, whose answers to GET lack the ETag that Netlify's have: its lists have it. */
function openBlobs(name: string): NetlifyBlobsLike {
  const blobs = getStore({ name, edgeURL: url, uncachedEdgeURL: url, token: 'token', siteID: 'site' })
  return {
    async getWithMetadata(key, options) {
      // The list first: then the ETag is not newer than the value.
      const { blobs: listed } = await blobs.list({ prefix: key })
      const found = await blobs.getWithMetadata(key, options)
      return found && { ...found, etag: found.etag ?? listed.find((blob) => blob.key === key)?.etag ?? 'none' }
    },
    setJSON: (key, value, condition) => inTurn(() => blobs.setJSON(key, value, condition)),
    list: (options) => blobs.list(options),
    delete: (key) => blobs.delete(key),
  }
}

function openStores() {
  let time = Date.now()
  const name = crypto.randomUUID()
  const open = () => netlifyBlobsDedupeStore({ blobs: openBlobs(name), now: () => time })
  const pass = async (milliseconds: number) => {
    time += milliseconds
  }
  return { store: open(), other: open(), pass }
}

describeDedupeStore('netlifyBlobsDedupeStore', async () => openStores())

describe('netlifyBlobsDedupeStore', () => {
  it('deletes records a day after they ended, and no others', async () => {
    const { store, other, pass } = openStores()
    const reservation = await store.reserve('handled', { leaseMs: 1_000 })
    await store.complete('handled', 'lease' in reservation ? reservation.lease : '', { ttlMs: 2_000 })
    await pass(86_400_000 + 3_000)
    await store.reserve('current', { leaseMs: 1_000 })
    expect(await other.deleteExpired()).toBe(1)
    expect(await store.reserve('current', { leaseMs: 1_000 })).toEqual({ state: 'in_progress' })
  })

  it('deletes no record that is reserved again meanwhile', async () => {
    const blobs = openBlobs('meanwhile')
    let time = Date.now()
    const now = () => time
    const store = netlifyBlobsDedupeStore({ blobs, now })
    const reserve = () => store.reserve('late', { leaseMs: 1_000 })
    await reserve()
    time += 90_000_000
    const found: unknown[] = []
    const racing = netlifyBlobsDedupeStore({
      now,
      blobs: {
        ...blobs,
        setJSON: async (...write) => {
          if (found.length === 0) found.push((await reserve()).state)
          return blobs.setJSON(...write)
        },
        delete: async (key) => {
          found.push((await reserve()).state)
          return blobs.delete(key)
        },
      },
    })
    expect([await racing.deleteExpired(), found]).toEqual([0, ['new']])
    time += 90_000_000
    expect([await racing.deleteExpired(), found]).toEqual([1, ['new', 'in_progress']])
    expect(await reserve()).toMatchObject({ state: 'new' })
  })

  it('refuses a client that cannot tell versions apart', async () => {
    const blobs = openBlobs('versions')
    const store = netlifyBlobsDedupeStore({
      blobs: {
        ...blobs,
        getWithMetadata: async (key, options) => (await blobs.getWithMetadata(key, options)) && { data: {} },
      },
    })
    await store.reserve('a', { leaseMs: 1_000 })
    await expect(store.reserve('a', { leaseMs: 1_000 })).rejects.toThrow('Netlify Blobs returned no ETag')
  })
})
