// A client for servers on this machine, small so that it leaves the processor to them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { headerLines, signaturesOf } from './deliveries.mjs'

/** The bytes of a request with the headers of every service, and the body or another one of its length. */
export function toMessage(body, sent = body) {
  const { github, stripe } = signaturesOf(body)
  const octokit = { 'X-GitHub-Delivery': '1', 'X-GitHub-Event': 'issues', 'X-Hub-Signature-256': github }
  const lines = headerLines(body, { ...octokit, 'Stripe-Signature': stripe }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return Buffer.concat([Buffer.from(`POST /hooks HTTP/1.1\r\n${lines.join('')}\r\n`), sent])
}

/** Starts a server of `http-server.mjs` in a process of its own; `root` is the folder of another build of the package. */
export async function startServer(name, root = '') {
  const child = fork(new URL('./http-server.mjs', import.meta.url), [name], {
    env: { ...process.env, PACKAGE_ROOT: root },
  })
  const [{ port }] = await once(child, 'message')
  const cpu = async () => {
    child.send('cpu')
    const [message] = await once(child, 'message')
    return message.cpu.user + message.cpu.system
  }
  return { child, port, cpu }
}

/**
 * Sends a message, or what a function returns each time, over several connections that stay open, until `requests` are answered.
 *
 * @param {number} port
 * @param {Uint8Array | (() => Uint8Array)} message
 * @param {number} requests
 * @param {object} [options]
 * @param {number} [options.connections]
 * @param {string} [options.status] the expected one
 * @param {number[]} [options.latencies] receives the time of each request, in milliseconds
 * @param {number} [options.intervalMs] the time between two requests of a connection, from start to start
 * @param {() => boolean} [options.until] whether to end earlier
 */
export async function load(port, message, requests, { connections = 8, ...options } = {}) {
  const each = Math.max(1, Math.floor(requests / connections))
  await Promise.all(Array.from({ length: connections }, () => converse(port, message, each, options)))
}

function converse(port, message, requests, { status = '200', latencies, intervalMs = 0, until = () => false }) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let left = requests
    let received = ''
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(typeof message === 'function' ? message() : message)
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => (left <= 0 ? resolve() : reject(new Error('the server closed the connection'))))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
      const end = endOfResponse(received)
      if (end === undefined) return
      if (!received.startsWith(`HTTP/1.1 ${status} `)) return socket.destroy(new Error(received.slice(0, 200)))
      received = received.slice(end)
      const tookMs = performance.now() - sentAt
      latencies?.push(tookMs)
      left -= 1
      if (until()) left = 0
      if (left === 0) socket.end()
      else if (tookMs < intervalMs) setTimeout(send, intervalMs - tookMs)
      else send()
    })
  })
}

function endOfResponse(received) {
  const head = received.indexOf('\r\n\r\n')
  if (head === -1) return undefined
  if (received.startsWith('HTTP/1.1 204 ')) return head + 4
  if (/\r\ntransfer-encoding: chunked/i.test(received.slice(0, head))) {
    const last = received.indexOf('0\r\n\r\n', head + 4)
    return last === -1 ? undefined : last + 5
  }
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))
  const end = head + 4 + Number(length?.[1] ?? 0)
  return received.length >= end ? end : undefined
}
