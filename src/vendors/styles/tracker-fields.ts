import * as z from 'zod/mini'

/** An id. Trackers send some ids as text and some as numbers; XML has only text. */
export const trackerId = z.union([z.string(), z.number()])

export const nullableText = z.nullable(z.string())

const changeItem = z.looseObject({
  field: z.optional(z.string()),
  fieldtype: z.optional(z.string()),
  from: z.optional(nullableText),
  fromString: z.optional(nullableText),
  to: z.optional(nullableText),
  /** Data that hides the inherited method, so `String(item)` throws. `null` if the tracker left it out. */
  toString: nullableText,
})

/** The changes of an issue. */
export const changelog = z.looseObject({ id: z.optional(trackerId), items: z.optional(z.array(changeItem)) })
