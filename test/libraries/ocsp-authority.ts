import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine has an openssl whose responder can choose a free port. */
export const hasOpenssl: boolean = /^OpenSSL [3-9]/.test(String(spawnSync('openssl', ['version']).stdout))

/** What the responder of an authority knows of a certificate; `absent` is answered `unknown`. */
type Status = 'good' | 'revoked' | 'absent'

/** What is issued: its name, extensions beside the address of the responder, and what that responder says of it. */
export interface Issued {
  readonly name: string
  readonly extensions: readonly string[]
  readonly status?: Status
  /** Another responder than that of the authority. */
  readonly responder?: string
}

const openssl = (folder: string, ...args: readonly string[]) =>
  execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })

const newKey = (folder: string, name: string) =>
  openssl(folder, 'ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', `${name}.key`)

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'ocsp-'))

/** Writes the key and certificate of a root into a folder. */
export function makeRoot(folder: string, name: string): void {
  newKey(folder, name)
  const request = ['req', '-x509', '-new', '-key', `${name}.key`, '-subj', `/CN=${name}`, '-days', '30']
  openssl(folder, ...request, '-addext', 'basicConstraints=critical,CA:TRUE', '-out', `${name}.pem`)
}

/** A certificate authority, and `openssl ocsp` as its responder, with a certificate for this purpose as Apple's has. */
export class OcspAuthority {
  /** Where the responder listens. */
  url = ''
  readonly #folder: string
  readonly #name: string
  readonly #signer: string
  #responder: ChildProcess | undefined

  private constructor(folder: string, name: string, signer: string) {
    this.#folder = folder
    this.#name = name
    this.#signer = signer
  }

  /** Starts the responder of an authority whose key and certificate are in a folder; another signer forges its answers. */
  static async start(folder: string, name: string, signer = `${name}-ocsp`): Promise<OcspAuthority> {
    writeFileSync(join(folder, `${name}.index`), index)
    const authority = new OcspAuthority(folder, name, signer)
    if (signer === `${name}-ocsp`) authority.issue({ name: signer, extensions: ['extendedKeyUsage=OCSPSigning'] })
    await authority.start()
    return authority
  }

  async start(): Promise<void> {
    const { port } = new URL(this.url === '' ? 'http://127.0.0.1:0' : this.url)
    const signer = ['-rsigner', `${this.#signer}.pem`, '-rkey', `${this.#signer}.key`]
    const ca = ['-index', `${this.#name}.index`, '-CA', `${this.#name}.pem`, ...signer]
    const responder = spawn('openssl', ['ocsp', '-port', port, ...ca, '-nmin', '5'], { cwd: this.#folder })
    this.#responder = responder
    let printed = ''
    const listening = new Promise<string>((resolve, reject) => {
      responder.once('exit', () => reject(new Error(`openssl ocsp ended: ${printed}`)))
      for (const stream of [responder.stdout, responder.stderr]) {
        stream.on('data', (text) => {
          printed += text
          const found = /ACCEPT \S*:(\d+)/.exec(printed)?.[1]
          if (found !== undefined) resolve(found)
        })
      }
    })
    this.url = `http://127.0.0.1:${await listening}`
  }

  async stop(): Promise<void> {
    const responder = this.#responder
    if (responder === undefined || responder.exitCode !== null) return
    const exit = once(responder, 'exit')
    responder.kill('SIGKILL')
    await exit
  }

  /** Issues a certificate for a new key, with a serial number for which the responder has this status. */
  issue({ name, extensions, status = 'good', responder = this.url }: Issued): void {
    const folder = this.#folder
    newKey(folder, name)
    openssl(folder, 'req', '-new', '-key', `${name}.key`, '-subj', `/CN=${name}`, '-out', `${name}.csr`)
    const access = responder === '' ? [] : [`authorityInfoAccess=OCSP;URI:${responder}`]
    writeFileSync(join(folder, `${name}.cnf`), [...extensions, ...access].join('\n'))
    const serial = String(nextSerial[status]++)
    const ca = ['-CA', `${this.#name}.pem`, '-CAkey', `${this.#name}.key`, '-set_serial', serial]
    const request = ['x509', '-req', '-in', `${name}.csr`, ...ca, '-days', '30', '-extfile', `${name}.cnf`]
    openssl(folder, ...request, '-out', `${name}.pem`)
  }
}

const nextSerial = { good: 16, revoked: 32, absent: 48 }

// Complete from the start: a responder reads it again only in another second than before.
const index = Array.from({ length: 32 }, (_, at) => {
  const [flag, revokedAt] = at < 16 ? ['V', ''] : ['R', '260101000000Z']
  const serial = (16 + at).toString(16).toUpperCase()
  return `${[flag, '991231235959Z', revokedAt, serial, 'unknown', `/CN=${serial}`].join('\t')}\n`
}).join('')

/** A certificate of a folder as the base64 of its DER. */
export function derOf(folder: string, name: string): string {
  return openssl(folder, 'x509', '-in', `${name}.pem`, '-outform', 'der').toString('base64')
}

export const readPem = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')
