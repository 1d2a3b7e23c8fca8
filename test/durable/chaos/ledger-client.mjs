// @ts-check
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'

/**
 * Connects to the ledger.
 *
 * @param {number} port
 * @returns {Promise<(line: string) => Promise<void>>} writes a line, and resolves once it is on the disk
 */
export async function connectLedger(port) {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  // Otherwise a process with nothing else to do would stay.
  socket.unref()
  /** @type {(() => void)[]} */
  const waiting = []
  createInterface({ input: socket }).on('line', () => waiting.shift()?.())
  return (line) =>
    new Promise((resolve) => {
      waiting.push(resolve)
      socket.write(`${line}\n`)
    })
}
