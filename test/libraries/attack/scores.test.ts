import { writeFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { attack } from '../../../src/tools/attack/index.js'
import { type Handler, handlers, start } from './handlers.js'

// What an attack finds in each of these handlers, looked at by hand. The page docs/test/attack-cases.md explains them.
const known: Readonly<Record<string, readonly string[]>> = {
  stripe: ['forged.lossy-utf8', 'time.future', 'time.not-a-number'],
  '@octokit/webhooks': ['forged.lossy-utf8', 'answers.odd-request'],
  svix: ['forged.lossy-utf8', 'time.loose-number'],
  standardwebhooks: ['forged.lossy-utf8', 'time.loose-number'],
  '@slack/bolt': ['forged.lossy-utf8', 'time.future', 'time.loose-number', 'survival.odd-json', 'answers.odd-request'],
  'discord-interactions': [
    'forged.other-spelling',
    'time.old',
    'survival.odd-json',
    'survival.invalid-utf8',
    'answers.odd-request',
  ],
}

const rows: string[] = []

async function attackHandler(handler: Handler) {
  const endpoint = await start(handler)
  try {
    const { url, credential } = endpoint
    return await attack({
      target: url,
      vendor: handler.vendor,
      ...credential,
      seed: 1,
      rate: Number(process.env['RATE'] ?? 5_000),
    })
  } finally {
    endpoint.close()
  }
}

describe('attack on handlers from the documentation of libraries', () => {
  afterAll(() => {
    const file = process.env['SCORES']
    if (file !== undefined) writeFileSync(file, `${rows.join('\n')}\n`)
  })

  it.each(handlers.map((handler) => [`${handler.name} ${handler.verifies}`, handler] as const))(
    'finds in %s what is known',
    async (_name, handler) => {
      const { score, grade, findings, results, requests, durationMs } = await attackHandler(handler)
      const ran = results.filter(({ status }) => status !== 'not run').length
      const ids = findings.map(({ id }) => id)
      rows.push(
        `| ${handler.name} ${handler.version} | ${handler.verifies} | ${grade} | ${score} | ${ran} | ${requests} | ${durationMs} | ${ids.join(', ')} |`,
        ...findings.map(({ id, detail }) => `    ${id}: ${detail}`),
      )
      expect(ids).toEqual(known[handler.name] ?? [])
    },
  )
})
