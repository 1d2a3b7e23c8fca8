import * as z from 'zod/mini'

/** The links of an event or of a resource (specification, section 2.7). */
export const links = z.optional(
  z.array(z.looseObject({ href: z.optional(z.string()), rel: z.optional(z.string()), method: z.optional(z.string()) })),
)
