import * as z from 'zod'

// Every object of the standard's schema refuses other properties, apart from property bags.
const message = z.strictObject({ text: z.string() })
const level = z.enum(['none', 'note', 'warning', 'error'])
const tags = z.array(z.string()).refine((list) => new Set(list).size === list.length)
const properties = z.looseObject({ tags: tags.optional() })

const rule = z.strictObject({
  id: z.string(),
  name: z.string(),
  shortDescription: message,
  fullDescription: message,
  help: message,
  defaultConfiguration: z.strictObject({ level }),
  properties,
})

const invocation = z.strictObject({
  executionSuccessful: z.boolean(),
  startTimeUtc: z.iso.datetime(),
  endTimeUtc: z.iso.datetime(),
})

const artifactLocation = z.strictObject({ uri: z.url() })

const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(-1),
  level,
  message,
  locations: z.array(z.strictObject({ physicalLocation: z.strictObject({ artifactLocation }) })),
  partialFingerprints: z.record(z.string(), z.string()),
})

/** The part of the JSON schema of SARIF 2.1.0 (OASIS, errata 01) that an attack's report uses. */
export const sarifSchema = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string(),
          informationUri: z.url(),
          rules: z.array(rule).refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
        }),
      }),
      invocations: z.array(invocation),
      results: z.array(result),
      properties,
    }),
  ),
})
