const growth = (name) => async () => (await import('./growth.mjs'))[name]()
const runtime = (name) => async () => (await import('./runtimes.mjs')).measureRuntime(name)

// Each section loads only what it needs.
const sections = {
  verify: async () => (await import('./hmac.mjs')).compareVerification(),
  'receive-alone': async () => (await import('./alone.mjs')).compareAlone(),
  'receive-1kb': async () => (await import('./hmac.mjs')).compareReceiving(1),
  'receive-10kb': async () => (await import('./hmac.mjs')).compareReceiving(10),
  'receive-100kb': async () => (await import('./hmac.mjs')).compareReceiving(100),
  dedupe: async () => (await import('./alone.mjs')).compareDedupe(),
  fetch: async () => (await import('./hmac.mjs')).compareFetch(),
  refuse: async () => (await import('./hmac.mjs')).compareRefusals(),
  algorithms: async () => (await import('./public-key.mjs')).compareAlgorithms(),
  'reorder-64': async () => (await import('./reorder.mjs')).compareReordering(64),
  'reorder-1024': async () => (await import('./reorder.mjs')).compareReordering(1024),
  http: async () => (await import('./http.mjs')).compareServers(),
  load: async () => (await import('./load.mjs')).measureLoad(),
  flood: async () => (await import('./load.mjs')).measureFlood(),
  'growth-body': growth('growWithBody'),
  'growth-secrets': growth('growWithSecrets'),
  'growth-handlers': growth('growWithHandlers'),
  'growth-channels': growth('growWithChannels'),
  'growth-keys': growth('growWithKeys'),
  'growth-waiting': growth('growWithWaiting'),
  'growth-concurrency': growth('growWithConcurrency'),
  memory: async () => (await import('./memory.mjs')).measureMemory(),
  weight: async () => (await import('./weight.mjs')).weigh(),
  bun: runtime('bun'),
  deno: runtime('deno'),
  workerd: runtime('workerd'),
  'edge-light': runtime('edge-light'),
  'node-24': runtime('node-24'),
}

// The process of one section: sends its results to its parent. Channels may still hold timers.
process.send(await sections[process.argv[2]](), () => process.exit())
