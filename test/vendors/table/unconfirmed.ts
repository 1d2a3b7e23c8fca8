/** Vendors that are asked for but not exported, because no evidence for their scheme was found. */
export const unconfirmed: readonly (readonly [vendor: string, why: string])[] = [
  ['incident.io', 'no current document that states the names of the headers was found'],
  ['Stytch', 'no current document that states the names of the headers was found'],
]
