import { withBody } from '../../../testing/sample.js'
import type { AttackCase, Field, Plan } from '../attack-case.js'
import { verdict } from '../probing/probes.js'
import { TimeIsOver } from '../runner.js'
import { withoutProofs } from '../scheme/forge.js'
import type { Supply } from '../scheme/supply.js'
import { describeArrival, type Exchange, type Framing, isAccepted, pause } from '../wire/exchange.js'

const severity = 'serious'

/** Requests that are too large, too slow or too many. Genuine deliveries must pass meanwhile and afterwards. */
export const loadCases: readonly AttackCase[] = [
  {
    id: 'survival.large-body',
    rule: 'Limits the size of bodies',
    defect: 'Reads bodies of any size',
    why: 'A stranger fills the memory with a body that is never verified.',
    references: ['CVE-2026-32980', 'CVE-2026-42294', 'GO-2024-3002'],
    severity,
    needs: ['socket'],
    fix: 'limit',
    plan: (supply, field) => upload(supply, field, { totalBytes: field.maxUploadBytes }),
  },
  {
    id: 'survival.endless-body',
    rule: 'Limits the size of bodies without Content-Length',
    defect: 'Limits only bodies with Content-Length',
    why: 'Content-Length is what the sender says; a chunked body has none.',
    references: ['GHSA-92vj-g62v-jqhh', 'CVE-2026-44456'],
    severity,
    fix: 'limit',
    causes: ['survival.large-body'],
    plan: (supply, field) => upload(supply, field, { totalBytes: field.maxUploadBytes, length: 'chunked' }),
  },
  {
    id: 'survival.slow-bodies',
    rule: 'Serves others while bodies arrive slowly',
    defect: 'Serves no other request while a body arrives slowly',
    why: 'A few slow connections keep a server with few workers busy.',
    severity,
    needs: ['socket'],
    fix: 'server',
    plan: slowBodies,
  },
  {
    id: 'survival.burst',
    rule: 'Answers 200 deliveries at once',
    defect: 'Fails under 200 deliveries at once',
    why: 'Vendors send bursts after an outage, or when many objects are imported.',
    severity,
    needs: ['socket'],
    fix: 'burst',
    causes: ['genuine.samples'],
    plan: (supply, { runner, deadlineMs }) => ({
      requests: 201,
      run: async () => {
        const requests = []
        for (let made = 0; made < 200; made++) requests.push(runner.toWire(await supply.genuine()))
        const exchanges = await runner.sendTogether('one of 200', requests, Math.max(deadlineMs, runner.timeoutMs))
        // Asking for a retry is an answer too.
        const wrong = exchanges.filter(
          ({ arrival }) =>
            !isAccepted(arrival) && !(arrival.kind === 'answer' && [429, 503].includes(arrival.answer.status)),
        )
        const after = await runner.send('a genuine delivery afterwards', runner.toWire(await supply.genuine()))
        const isServed = isAccepted(after.arrival)
        const detail = `${wrong.length} of 200 were not answered as they should${isServed ? '' : ', and the next one neither'}`
        return verdict(wrong.length === 0 && isServed, detail, [...wrong, after])
      },
    }),
  },
]

function statusOf({ arrival }: Exchange): number {
  return arrival.kind === 'answer' ? arrival.answer.status : 0
}

// Enough for the largest body over a loopback interface that is busy.
const uploadMs = 20_000

// The endpoint must answer or close before everything is sent.
function upload(supply: Supply, { runner }: Field, framing: Framing): Plan {
  return {
    requests: 2,
    run: async () => {
      const sample = withoutProofs(supply, await supply.genuine())
      const large = { ...sample, body: new TextEncoder().encode('{"probe":"x"} '.repeat(4_000)) }
      const exchange = await runner.sendOnce(
        `an unsigned body of ${framing.totalBytes} bytes`,
        runner.toWire(large, framing),
        uploadMs,
      )
      const after = await runner.send('a genuine delivery afterwards', runner.toWire(await supply.genuine()))
      // A chunked body has lengths between its bytes.
      const sentBytes = Math.min(exchange.arrival.sentBytes, framing.totalBytes ?? 0)
      // Some servers discard the rest before they answer 413.
      const isLimited = sentBytes < (framing.totalBytes ?? 0) || statusOf(exchange) === 413
      const isServed = isAccepted(after.arrival)
      const detail = `${sentBytes} of ${framing.totalBytes} bytes were taken${isServed ? '' : '; then a genuine delivery failed'}`
      return verdict(isLimited && isServed, detail, isServed ? [exchange] : [exchange, after])
    },
  }
}

function slowBodies(supply: Supply, { runner, deadlineMs }: Field): Plan {
  const slow = 20
  return {
    requests: slow + 1,
    run: async () => {
      const sample = withoutProofs(supply, await supply.genuine())
      const framing: Framing = { declaredBytes: 50_000, segments: 8, pauseMs: 500, abort: true }
      const requests = Array.from({ length: slow }, () => runner.toWire(sample, framing))
      const waiting = runner.sendTogether('a slow body', requests, 6_000)
      // Those before it must have arrived.
      await pause(300)
      const genuine = runner.toWire(await supply.genuine())
      const exchange = await runner.sendOnce('a genuine delivery meanwhile', genuine, Math.min(2_500, deadlineMs))
      await waiting
      const isServed = isAccepted(exchange.arrival)
      return verdict(isServed, isServed ? 'served' : `not served while ${slow} bodies arrived slowly`, [exchange])
    },
  }
}

/** Whether the endpoint lets go of the bodies of strangers. */
export const memoryCase: AttackCase = {
  id: 'survival.memory',
  rule: 'Lets go of the bodies that it refused',
  defect: 'Keeps the bodies of refused requests in memory',
  why: 'A list, a cache or a log in memory that grows with each request ends the process after a while.',
  references: ['CWE-401'],
  severity: 'serious',
  needs: ['memory'],
  fix: 'memory',
  causes: ['survival.large-body', 'survival.endless-body'],
  plan: memory,
}

const rounds = 4
const requestsPerRound = 64

// A runtime that is in no hurry to collect garbage grows at first, but not by half of the bytes in each round.
function memory(supply: Supply, { runner, memory, maxUploadBytes }: Field): Plan | string {
  if (memory === undefined) return 'its memory is not known'
  const bytes = Math.min(900_000, maxUploadBytes)
  return {
    requests: rounds * requestsPerRound,
    run: async () => {
      const sample = withoutProofs(supply, await supply.genuine())
      const body = new TextEncoder().encode(`{"probe":"${'x'.repeat(bytes - 12)}"}`)
      const request = runner.toWire(withBody(sample, body))
      let last: Exchange | undefined
      const levels: number[] = []
      for (let round = 0; round < rounds; round++) {
        for (let sent = 0; sent < requestsPerRound; sent++) {
          last = await runner.send(`an unsigned body of ${bytes} bytes`, request)
        }
        levels.push(await memory())
      }
      const growths = levels.slice(1).map((level, index) => level - (levels[index] ?? 0))
      const grows = growths.every((growth) => growth > (requestsPerRound * bytes) / 2)
      const detail = `memory grew by ${growths.map(toMegabytes).join(', ')} MB in rounds of ${toMegabytes(requestsPerRound * bytes)} MB`
      return verdict(!grows, detail, last === undefined ? [] : [last])
    },
  }
}

function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}

/** Whether a body that arrives byte by byte, without end, is given up after a while. */
export const trickleCase: AttackCase = {
  id: 'survival.trickling-body',
  rule: 'Gives up a body that trickles without end',
  defect: 'Waits indefinitely for a body that trickles',
  why: 'Each such connection keeps a socket, and often a thread, for as long as a stranger likes. A byte now and then resets a timeout that counts only silence.',
  references: ['CWE-400', 'CVE-2007-6750'],
  severity: 'serious',
  needs: ['socket'],
  fix: 'body-time',
  causes: ['survival.slow-bodies'],
  plan: trickle,
}

function trickle(supply: Supply, { runner, maxBodyMs, maxDurationMs }: Field): Plan | string {
  const seconds = Math.ceil(maxBodyMs / 1_000)
  if (maxDurationMs <= maxBodyMs) return `it takes ${seconds} seconds, so the attack needs a longer duration`
  return {
    requests: 1,
    async run() {
      if (runner.leftMs < maxBodyMs) throw new TimeIsOver()
      const pauseMs = Math.min(1_000, maxBodyMs / 20)
      const body = new Uint8Array(2 * Math.ceil(maxBodyMs / pauseMs)).fill(0x20)
      const sample = withBody(await supply.genuine(), body)
      const framing = { segments: body.length, declaredBytes: 2 * body.length, pauseMs }
      const exchange = await runner.sendOnce('a body that trickles', runner.toWire(sample, framing), maxBodyMs)
      const { arrival } = exchange
      if (arrival.kind === 'timeout') return verdict(false, `it was still read after ${seconds} s`, [exchange])
      return verdict(true, `after ${(arrival.ms / 1_000).toFixed(1)} s: ${describeArrival(arrival)}`)
    },
  }
}
