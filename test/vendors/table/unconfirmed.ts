/** Vendors that are asked for but not exported, because no evidence for their scheme was found. */
export const unconfirmed: readonly (readonly [vendor: string, why: string])[] = [
  ['incident.io', 'no current document that states the names of the headers was found'],
  ['Increase', 'its own header and Standard Webhooks were both found, and no document that states which it sends now'],
  ['Intercom', 'the section of its document about signatures was not found'],
  [
    'MCP Events',
    'delivery by webhook is a design sketch of a working group of the Model Context Protocol (April 2026), and may still change',
  ],
  ['Persona', 'the section of its document about signatures was not found'],
  ['Shippo', 'no document that states the names of the headers was found'],
  ['Stytch', 'no current document that states the names of the headers was found'],
  ['Trello', 'the section of its document about signatures was not found'],
  ['Typeform', 'the section of its document about signatures was not found'],
]
