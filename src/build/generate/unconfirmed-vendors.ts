/** Vendors that are asked for but not exported, because no evidence for their scheme was found, or it is not supported. */
export const unconfirmedVendors: readonly (readonly [vendor: string, why: string])[] = [
  ['Cloudinary', 'the signature is a plain hash of body, time and secret'],
  ['Dropbox Sign', 'the body is a multipart form, and only time and type of the event are signed'],
  ['Front (rules)', 'the signature is over JSON that was written again, whose form is not documented'],
  ['Increase', 'its own header and Standard Webhooks were both found, and no document that states which it sends now'],
  [
    'MCP Events',
    'delivery by webhook is a design sketch of a working group of the Model Context Protocol (April 2026), and may still change',
  ],
  ['Metronome', 'its package does not say which form the signed date has'],
  ['Moralis', 'the signature is a plain Keccak-256 hash of body and secret'],
  ['Saleor', 'the signature is a detached JWS, which `jws` verifies in a custom provider'],
  ['Transloadit', 'the signature is a field of a form, over another field of it'],
  ['TrueLayer', 'the signature is a JWS with ES512, which is not supported'],
  ['Wix', 'the body is a JWT; the form of its data was not confirmed'],
]
