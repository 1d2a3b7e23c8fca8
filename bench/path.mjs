// Counts what one GitHub delivery passes on its way from `toNode` to its handler and back: the files of this package, the
// distinct named functions that are called, and the calls. V8 counts them (precise coverage), after a first delivery has
// warmed up what is loaded lazily. Run `npm run build` first; `--verbose` lists the functions of each file.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Session } from 'node:inspector/promises'
import { load } from './package.mjs'

const { createReceiver } = await load('webhook-receiver')
const { toNode } = await load('webhook-receiver/node')
const { github } = await load('webhook-receiver/vendors/github')
const { githubSample, signGithub } = await load('webhook-receiver/vendors/github/testing')

const secret = '0123456789abcdef0123456789abcdef'
const seen = []
const receiver = createReceiver({
  provider: github({ secrets: secret }),
  on: { 'issues.opened': async (delivery) => void seen.push(delivery.payload.issue.number) },
})
const server = createServer(toNode(receiver)).listen(0, '127.0.0.1')
await once(server, 'listening')

const { headers, body } = await signGithub(githubSample(), { secret })
const dist = new URL('../dist/', import.meta.url).href

await deliver()
const functions = await callsOf(deliver)
server.close()
report(functions)

async function deliver() {
  const url = `http://127.0.0.1:${server.address().port}/hooks`
  const response = await fetch(url, { method: 'POST', headers, body })
  if (response.status !== 202 && response.status !== 200) throw new Error(`answered ${response.status}`)
}

async function callsOf(work) {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await session.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await session.post('Profiler.takePreciseCoverage')
  session.disconnect()
  return result
    .filter(({ url }) => url.startsWith(dist))
    .flatMap(({ url, functions }) =>
      functions.map(({ functionName: name, ranges: [{ count }] }) => ({ file: url.slice(dist.length), name, count })),
    )
    .filter(({ count }) => count > 0)
}

function report(all) {
  const files = new Set(all.map(({ file }) => file))
  const named = all.filter(({ name }) => name !== '')
  const calls = named.reduce((total, { count }) => total + count, 0)
  if (process.argv.includes('--verbose')) {
    for (const file of files) {
      const lines = named.filter((one) => one.file === file).map(({ name, count }) => `${name} ${count}`)
      console.log(`${file}: ${lines.join(', ')}`)
    }
  }
  console.log(
    `${files.size} files, ${all.length} functions, of which ${named.length} have a name and are called ${calls} times`,
  )
}
