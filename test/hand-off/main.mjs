// @ts-check
// Kills a receiver and a Restate server in turn while a provider sends, and counts the workflows of each delivery.
//
//   npm run build && node test/hand-off/main.mjs [kills]
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installPackages } from '../install-packages.mjs'

installPackages(import.meta.dirname)
// It can be imported once the packages are installed.
const { hostSample } = await import('webhook-receiver/testing')

const kills = Number(process.argv[2] ?? 200)
const folder = mkdtempSync(join(tmpdir(), 'hand-off-'))
const [receiverPort, servicePort, ingressPort, adminPort, nodePort] = [18_190, 18_191, 18_192, 18_193, 18_194]
const script = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))
const server = createRequire(import.meta.url).resolve(
  `@restatedev/restate-server-${process.platform}-${process.arch}/bin/restate-server`,
)

const isUp = async (/** @type {string} */ url) => (await fetch(url).catch(() => undefined))?.ok === true

async function startServer() {
  const env = {
    ...process.env,
    RESTATE_INGRESS__BIND_ADDRESS: `127.0.0.1:${ingressPort}`,
    RESTATE_ADMIN__BIND_ADDRESS: `127.0.0.1:${adminPort}`,
    RESTATE_BIND_ADDRESS: `127.0.0.1:${nodePort}`,
    RESTATE_DISABLE_TELEMETRY: 'true',
  }
  const child = spawn(server, ['--base-dir', join(folder, 'restate'), '--node-name', 'one'], { env, stdio: 'ignore' })
  while (!(await isUp(`http://127.0.0.1:${adminPort}/health`))) await sleep(50)
  return child
}

async function startReceiver() {
  const args = [join(folder, 'inbox'), String(receiverPort), `http://127.0.0.1:${ingressPort}`]
  const child = fork(script('receiver.mjs'), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

/** @param {import('node:child_process').ChildProcess} child */
async function kill(child) {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** @type {Set<string>} */
const acknowledged = new Set()
let isSending = true

async function send() {
  for (let number = 1; isSending; number++) {
    const id = `delivery-${number}`
    const { headers: lines, body } = hostSample({ deliveryId: id })
    const headers = Object.fromEntries(lines)
    const post = () =>
      fetch(`http://127.0.0.1:${receiverPort}/`, { method: 'POST', headers, body }).catch(() => undefined)
    // As a provider does, until it is acknowledged.
    while (!(await post())?.ok) await sleep(20)
    acknowledged.add(id)
    await sleep(5)
  }
}

let restate = await startServer()
const service = fork(script('service.mjs'), [String(servicePort)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
await once(service, 'message')
const deployment = { method: 'POST', headers: { 'content-type': 'application/json' } }
const uri = JSON.stringify({ uri: `http://127.0.0.1:${servicePort}` })
const registered = await fetch(`http://127.0.0.1:${adminPort}/deployments`, { ...deployment, body: uri })
if (!registered.ok) throw new Error(`the service was not registered: ${await registered.text()}`)

let receiver = await startReceiver()
const sending = send()
for (let round = 1; round <= kills; round++) {
  await sleep(Math.random() * 600)
  if (round % 2 === 1) {
    await kill(receiver)
    receiver = await startReceiver()
  } else {
    await kill(restate)
    await sleep(Math.random() * 200)
    restate = await startServer()
  }
  if (round % 20 === 0) console.log(`${round} kills: ${acknowledged.size} acknowledged`)
}
isSending = false
await sending
for (;;) {
  receiver.send('depth')
  const [{ waiting, active }] = await once(receiver, 'message')
  if (waiting + active === 0) break
  await sleep(200)
}

const query = JSON.stringify({
  query: "SELECT target_service_key AS id FROM sys_invocation WHERE target_service_name = 'order'",
})
const headers = { 'content-type': 'application/json', accept: 'application/json' }
const answer = await fetch(`http://127.0.0.1:${adminPort}/query`, { method: 'POST', headers, body: query })
/** @type {{ rows: { id: string }[] }} */
const { rows } = await answer.json()
const started = rows.map(({ id }) => id)
const lost = [...acknowledged].filter((id) => !started.includes(id))
const twice = started.length - new Set(started).size
console.log({ kills, acknowledged: acknowledged.size, workflows: started.length, lost: lost.length, twice })
for (const child of [receiver, service, restate]) await kill(child)
rmSync(folder, { recursive: true, force: true })
process.exitCode = lost.length + twice === 0 && acknowledged.size > 0 ? 0 : 1
