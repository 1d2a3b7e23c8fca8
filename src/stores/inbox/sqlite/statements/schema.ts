import { toArrivalSchema } from '../arrivals.js'
import { toClaimSchema } from './claiming.js'
import { maxParts, partBits } from './conditions.js'
import { toTurnSchema } from './turns.js'

/**
 * The tables, for {@link migrate}.
 *
 * `ready_at` is when the first delivery of a key may be claimed: when it is due, when its retry is, or when its lease ends.
 * All others have none, so a claim reads one small index, whatever waits. At most one delivery of a key is its `head`,
 * which the database itself enforces: deliveries of a key are handled one at a time.
 *
 * `fence` begins at random, because SQLite gives the `seq` of a deleted row again: an attempt at what is gone settles nothing.
 */
export function toSchema(name: string): readonly (readonly string[])[] {
  return [
    [
      `CREATE TABLE IF NOT EXISTS ${name} (
        seq INTEGER PRIMARY KEY, id TEXT NOT NULL ON CONFLICT IGNORE UNIQUE, lane TEXT, key TEXT, pos REAL NOT NULL,
        parts INTEGER NOT NULL, state INTEGER NOT NULL, head INTEGER NOT NULL, ready_at INTEGER, settle_at INTEGER NOT NULL,
        stored_at INTEGER NOT NULL, attempt INTEGER NOT NULL DEFAULT 0, fence INTEGER NOT NULL DEFAULT (random() & ${2 ** 50 - 1}),
        urgent INTEGER NOT NULL, dead_at INTEGER, reason TEXT) STRICT`,
      `CREATE UNIQUE INDEX IF NOT EXISTS ${name}_head ON ${name} (lane) WHERE head = 1 AND lane IS NOT NULL`,
      `CREATE INDEX IF NOT EXISTS ${name}_line ON ${name} (lane, pos, seq) WHERE lane IS NOT NULL AND state = 0`,
      `CREATE INDEX IF NOT EXISTS ${name}_dead ON ${name} (dead_at, seq) WHERE state = 2`,
      // Apart, because counting and sorting would read past the bodies. In parts, because some engines limit a row to 2 MB.
      // With a number as its key, because a table whose key has two columns takes a page of the disk for each row of 1 KB.
      `CREATE TABLE IF NOT EXISTS ${name}_record (n INTEGER PRIMARY KEY, text TEXT NOT NULL,
        seq INTEGER AS (n >> ${partBits}), part INTEGER AS (n & ${maxParts - 1})) STRICT`,
      `CREATE TABLE IF NOT EXISTS ${name}_handled (
        n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, handled_at INTEGER NOT NULL) STRICT`,
      // The hashes of the persons that a delivery is about.
      `CREATE TABLE IF NOT EXISTS ${name}_subject (
        subject TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (subject, seq)) STRICT, WITHOUT ROWID`,
      `CREATE INDEX IF NOT EXISTS ${name}_about ON ${name}_subject (seq)`,
      `CREATE TRIGGER IF NOT EXISTS ${name}_forget AFTER DELETE ON ${name} BEGIN
        DELETE FROM ${name}_subject WHERE seq = OLD.seq; END`,
      // The deliveries that are for one of several handlers. All of a request share its record, by the `seq` of the first one,
      // which no new row can get while one of them exists.
      `CREATE TABLE IF NOT EXISTS ${name}_handler (
        seq INTEGER PRIMARY KEY, body INTEGER NOT NULL, handler TEXT NOT NULL) STRICT`,
      `CREATE INDEX IF NOT EXISTS ${name}_body ON ${name}_handler (body)`,
      `CREATE TRIGGER IF NOT EXISTS ${name}_done AFTER DELETE ON ${name} BEGIN
        DELETE FROM ${name}_handler WHERE seq = OLD.seq; END`,
      // The handlers of a request that are done, by the `seq` of its record, while one that depends on several may still come.
      `CREATE TABLE IF NOT EXISTS ${name}_finished (
        body INTEGER NOT NULL, handler TEXT NOT NULL, PRIMARY KEY (body, handler)) STRICT, WITHOUT ROWID`,
      `CREATE TRIGGER IF NOT EXISTS ${name}_over AFTER DELETE ON ${name}_handler BEGIN
        DELETE FROM ${name}_finished WHERE body = OLD.body
          AND NOT EXISTS (SELECT 1 FROM ${name}_handler WHERE body = OLD.body); END`,
      // What was handled and is kept, by the time until when.
      `CREATE INDEX IF NOT EXISTS ${name}_kept ON ${name} (dead_at) WHERE state = 4`,
      ...toClaimSchema(name),
      toArrivalSchema(name),
      ...toTurnSchema(name),
    ],
  ]
}
