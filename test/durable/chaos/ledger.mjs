// @ts-check
// Writes what handlers do, in a process that no fault touches: each line is on the disk before it is confirmed.
import { fdatasyncSync, openSync, writeSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'

const [file = '', port = ''] = process.argv.slice(2)
const ledger = openSync(file, 'a')
/** @type {{ line: string, socket: import('node:net').Socket }[]} */
let waiting = []

// Lines that arrive together share a write.
function flush() {
  const lines = waiting
  waiting = []
  writeSync(ledger, lines.map(({ line }) => `${line}\n`).join(''))
  fdatasyncSync(ledger)
  for (const { socket } of lines) if (!socket.destroyed) socket.write('\n')
}

const server = createServer((socket) => {
  // A killed process resets its connection.
  socket.on('error', () => {})
  const lines = createInterface({ input: socket })
  lines.on('error', () => {})
  lines.on('line', (line) => {
    waiting.push({ line, socket })
    if (waiting.length === 1) setImmediate(flush)
  })
})
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
process.on('disconnect', () => process.exit())
