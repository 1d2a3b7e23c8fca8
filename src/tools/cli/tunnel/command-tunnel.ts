import { spawn } from 'node:child_process'
import { singleLine } from '../../../core/base/printable.js'
import { UnreachableError, UsageError } from '../exit.js'
import type { Tunnel, TunnelRequest } from './tunnel-request.js'

/** A program that opens a tunnel and prints its URL. */
interface TunnelProgram {
  readonly program: string
  readonly install: string
  args(where: string | undefined, port: number): readonly string[]
  /** The public URL in the output. */
  readonly url: RegExp
}

/** The programs that open tunnels. */
export const tunnelPrograms: Readonly<Record<'ssh' | 'cloudflared', TunnelProgram>> = {
  ssh: {
    program: 'ssh',
    install: 'install OpenSSH',
    args(where, port) {
      // A host that begins with a hyphen would be an option of ssh.
      if (where === undefined || !/^[A-Za-z0-9_][\w.@:-]*$/.test(where)) {
        throw new UsageError('--tunnel ssh needs a host, such as --tunnel ssh=localhost.run')
      }
      return ['-o', 'ExitOnForwardFailure=yes', '-o', 'ServerAliveInterval=30', '-R', `80:127.0.0.1:${port}`, where]
    },
    url: /https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}(?::\d+)?(?=[\s/"',]|$)/i,
  },
  cloudflared: {
    program: 'cloudflared',
    install: 'see https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/downloads/',
    args(where, port) {
      if (where !== undefined) throw new UsageError('--tunnel cloudflared takes nothing after it')
      return ['tunnel', '--no-autoupdate', '--url', `http://127.0.0.1:${port}`]
    },
    url: /https:\/\/[a-z0-9-]+\.trycloudflare\.com/i,
  },
}

const startMs = 30_000
const maxOutput = 65_536

/**
 * Starts a program that opens a tunnel, and reads the URL from its output. The program ends with this one.
 *
 * @throws {UsageError} the program is not installed, or its host is malformed
 * @throws {UnreachableError} it ends or prints no URL; the message has its last line
 */
export async function openCommandTunnel(kind: 'ssh' | 'cloudflared', request: TunnelRequest): Promise<Tunnel> {
  const { program, install, args, url: form } = tunnelPrograms[kind]
  const { where, port, context, onNote } = request
  const child = spawn(program, [...args(where, port)], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...context.env } })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const lastLine = () => singleLine(output.trim().split('\n').at(-1) ?? '', 200)
    const timer = setTimeout(() => {
      child.kill()
      reject(new UnreachableError(`${program} printed no URL in ${startMs / 1000} s: ${lastLine()}`))
    }, startMs)
    const read = (bytes: Buffer) => {
      output = (output + bytes.toString('utf8')).slice(-maxOutput)
      const found = form.exec(output)?.[0]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      reject(error.code === 'ENOENT' ? new UsageError(`${program} is not installed: ${install}`) : error)
    })
    // After its output, whose last line says why.
    child.on('close', (code) => {
      clearTimeout(timer)
      reject(new UnreachableError(`${program} ended with ${code ?? 'a signal'}: ${lastLine()}`))
    })
  })
  const onExit = () => onNote(`${program} has ended, so no more requests come through the tunnel`)
  child.on('exit', onExit)
  return {
    url,
    async close() {
      child.off('exit', onExit)
      child.kill()
    },
  }
}
