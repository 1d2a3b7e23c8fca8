import { computeDigest, equalBytes } from '#crypto'
import { encodeBytes, encodeUtf8 } from '../../../core/bytes/encoding.js'
import { Problem } from './problem.js'

/** Options of {@link Sessions}. */
export interface SessionOptions {
  /** A password that can be used any number of times; without it, only the tokens of `issue()` open a session. */
  readonly token?: string | undefined
  /** The path of the cookie, which ends with a slash. Cookies are shared by all ports of a host, so the path is unusual. */
  readonly cookiePath: string
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: (() => number) | undefined
}

const maxLaunchTokens = 8
const maxSessions = 32
const guessWindowMs = 60_000
const maxGuesses = 20

/** The sessions of an inspector: a token from its address is exchanged once for a cookie that scripts cannot read. */
export class Sessions {
  readonly #cookiePath: string
  readonly #password: Promise<Uint8Array> | undefined
  readonly #now: () => number
  // Digests, because values of equal length can be compared in constant time.
  #launchTokens: Promise<Uint8Array>[] = []
  #sessions: Promise<Uint8Array>[] = []
  #guesses: number[] = []

  constructor({ token, cookiePath, now = Date.now }: SessionOptions) {
    this.#cookiePath = cookiePath
    this.#password = token === undefined ? undefined : digestOf(token)
    this.#now = now
  }

  /** Makes a token that opens one session. Of unused tokens the latest 8 are valid. */
  issue(): string {
    const token = randomText()
    this.#launchTokens = [...this.#launchTokens, digestOf(token)].slice(-maxLaunchTokens)
    return token
  }

  /**
   * Opens a session with a token.
   *
   * @returns the value of `Set-Cookie`
   * @throws {Problem} `token_wrong`; `too_many_guesses` after 20 wrong tokens in a minute
   */
  async open(token: string, request: Request): Promise<string> {
    const since = this.#now() - guessWindowMs
    this.#guesses = this.#guesses.filter((at) => at > since)
    if (this.#guesses.length >= maxGuesses)
      throw new Problem('too_many_guesses', 'Too many wrong tokens: wait a minute')
    // Counted before the comparison, so that guesses at the same time count too.
    const guess = this.#now()
    this.#guesses.push(guess)
    if (!(await this.#accepts(await digestOf(token)))) {
      throw new Problem(
        'token_wrong',
        'This link is wrong or was used before: Enter in the terminal of listen prints a new one',
      )
    }
    this.#guesses.splice(this.#guesses.indexOf(guess), 1)
    const session = randomText()
    this.#sessions = [...this.#sessions, digestOf(session)].slice(-maxSessions)
    return `${cookieNameOf(request)}=${session}; Path=${this.#cookiePath}; HttpOnly; SameSite=Strict`
  }

  async #accepts(digest: Uint8Array): Promise<boolean> {
    if (this.#password !== undefined && equalBytes(await this.#password, digest)) return true
    const candidates = this.#launchTokens
    const found = candidates[await findEqual(candidates, digest)]
    // Another request may have used it meanwhile.
    if (found === undefined || !this.#launchTokens.includes(found)) return false
    this.#launchTokens = this.#launchTokens.filter((other) => other !== found)
    return true
  }

  /** @throws {Problem} `session_required`, unless the request carries the cookie of an open session */
  async require(request: Request): Promise<void> {
    for (const [name, value] of cookiesOf(request)) {
      if (name === cookieNameOf(request) && (await findEqual(this.#sessions, await digestOf(value))) !== -1) return
    }
    throw new Problem(
      'session_required',
      'Open the inspector by a link that contains a token: Enter in the terminal of listen prints a new one',
    )
  }
}

// All ports of a host share their cookies, so two inspectors must not overwrite each other's session.
function cookieNameOf({ url }: Request): string {
  return `webhook_inspector_${new URL(url).port}`
}

async function findEqual(digests: readonly Promise<Uint8Array>[], digest: Uint8Array): Promise<number> {
  const equal = (await Promise.all(digests)).map((one) => equalBytes(one, digest))
  return equal.indexOf(true)
}

async function digestOf(text: string): Promise<Uint8Array> {
  return computeDigest('sha256', encodeUtf8(text))
}

function randomText(): string {
  return encodeBytes(crypto.getRandomValues(new Uint8Array(32)), 'base64url')
}

function cookiesOf(request: Request): (readonly [string, string])[] {
  const header = (request.headers.get('cookie') ?? '').slice(0, 16_384)
  return header.split(';').map((pair) => {
    const [name = '', ...value] = pair.trim().split('=')
    return [name, value.join('=')] as const
  })
}
