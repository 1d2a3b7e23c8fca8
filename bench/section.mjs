// Each section loads only what it needs.
const sections = {
  verify: async () => (await import('./hmac.mjs')).compareVerification(),
  'receive-alone': async () => (await import('./alone.mjs')).compareAlone(),
  'receive-1kb': async () => (await import('./hmac.mjs')).compareReceiving(1),
  'receive-10kb': async () => (await import('./hmac.mjs')).compareReceiving(10),
  'receive-100kb': async () => (await import('./hmac.mjs')).compareReceiving(100),
  fetch: async () => (await import('./hmac.mjs')).compareFetch(),
  refuse: async () => (await import('./hmac.mjs')).compareRefusals(),
  algorithms: async () => (await import('./public-key.mjs')).compareAlgorithms(),
  'reorder-64': async () => (await import('./reorder.mjs')).compareReordering(64),
  'reorder-1024': async () => (await import('./reorder.mjs')).compareReordering(1024),
  http: async () => (await import('./http.mjs')).compareServers(),
}

// The process of one section: sends its tables to its parent.
process.send(await sections[process.argv[2]](), () => process.disconnect())
