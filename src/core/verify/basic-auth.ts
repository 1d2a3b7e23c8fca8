import { equalBytes } from '#crypto'
import { refusal, type WebhookErrorCode } from '../../errors.js'
import { chain } from '../base/maybe-promise.js'
import { checkedLater, checkOptions, optional } from '../base/options.js'
import { decodeBytes, encodeUtf8 } from '../bytes/encoding.js'
import { headerValues } from '../request/headers.js'
import { type CandidateResolver, prepareCandidates } from './secrets/secrets.js'
import { indexOfMatch } from './secrets/tokens.js'
import type { Verifier } from './verifier.js'

/** One account of HTTP Basic authentication. */
export interface BasicUser {
  /** Must not contain a colon, which separates it from the password. */
  readonly username: string
  readonly password: string
}

/** Options of {@link basicAuth}. */
export interface BasicAuthOptions {
  /**
   * The accounts, newest first, or a function that finds them. The request is not verified yet. Text is `username:password`,
   * as {@link fromEnv} reads it.
   */
  readonly users: BasicUser | string | readonly (BasicUser | string)[] | CandidateResolver<BasicUser | string>
  /** The realm in the `WWW-Authenticate` header of a refusal. @default 'webhooks' */
  readonly realm?: string
}

/**
 * Verifies HTTP Basic authentication in UTF-8 (RFC 7617).
 *
 * User name and password are compared for every account, so that the time reveals neither.
 *
 * @throws {TypeError} if an option is invalid, such as an empty password, which would let anyone in
 * @throws {WebhookError} from the verifier: `proof_missing`, `proof_duplicated`, `credentials_malformed`,
 * `credentials_mismatch`, `key_unknown`, `key_unavailable`
 *
 * @example
 * const verify = basicAuth({ users: fromEnv('WEBHOOK_LOGIN') }) // such as pay:s3cret
 */
export function basicAuth(options: BasicAuthOptions): Verifier {
  checkOptions(options, 'basicAuth', { users: checkedLater, realm: optional(requireRealm) })
  const { realm = 'webhooks' } = options
  const challenge = `Basic realm="${realm}", charset="UTF-8"`
  const refuse = (code: WebhookErrorCode, message: string, keysTried?: number) =>
    refusal(code, message, { field: 'authorization', challenge, ...(keysTried !== undefined && { keysTried }) })
  const users = prepareCandidates<BasicUser | string, Account>(options.users, 'basicAuth: users', toAccount)

  return (request, context) => {
    const [value, second] = headerValues(request, 'authorization')
    if (!value) throw refuse('proof_missing', 'header authorization is missing')
    if (second !== undefined) throw refuse('proof_duplicated', 'header authorization appears more than once')
    const given = readCredentials(value)
    if (given === undefined) throw refuse('credentials_malformed', 'header authorization is not HTTP Basic')
    return chain(users(request, context), (accounts) => {
      const key = indexOfMatch(accounts, (account) => isSameAccount(account, given))
      if (key === -1) throw refuse('credentials_mismatch', 'user name or password is wrong', accounts.length)
      return { strength: 'basic', verifier: 'basicAuth', key }
    })
  }
}

interface Account {
  readonly username: Uint8Array
  readonly password: Uint8Array
}

function toAccount(user: unknown): Account {
  const { username, password } = typeof user === 'string' ? toUser(user) : ((user ?? {}) as Partial<BasicUser>)
  if (typeof username !== 'string' || /[:\p{Cc}]/u.test(username)) {
    throw new TypeError('basicAuth: users must have a username without colons and control characters')
  }
  if (typeof password !== 'string' || password.trim() === '' || /\p{Cc}/u.test(password)) {
    throw new TypeError('basicAuth: users must have a non-empty password without control characters')
  }
  return { username: encodeUtf8(username), password: encodeUtf8(password) }
}

// A password may contain colons, a user name may not.
function toUser(text: string): BasicUser {
  const colon = text.indexOf(':')
  if (colon === -1) throw new TypeError('basicAuth: users must be `username:password` if they are text')
  return { username: text.slice(0, colon), password: text.slice(colon + 1) }
}

// The realm is sent as a quoted string without escapes.
function requireRealm(realm: unknown, option: string): void {
  if (typeof realm === 'string' && /^[\x20-\x7e]*$/.test(realm) && !/["\\]/.test(realm)) return
  throw new TypeError(`${option} must be printable ASCII without quotes and backslashes`)
}

function readCredentials(value: string): Account | undefined {
  // Equivalent (Regex): `/^basic +(.*)/is`. The dot takes every character up to the end.
  const text = /^basic +(.*)$/is.exec(value)?.[1]
  const bytes = text === undefined ? undefined : decodeBytes(text, 'base64')
  if (bytes === undefined) return undefined
  const colon = bytes.indexOf(0x3a)
  if (colon === -1) return undefined
  return { username: bytes.subarray(0, colon), password: bytes.subarray(colon + 1) }
}

// Compares both before combining the results: with `&&` on the calls, the time would reveal which user names exist.
function isSameAccount(account: Account, given: Account): boolean {
  const nameIsEqual = equalBytes(account.username, given.username)
  const passwordIsEqual = equalBytes(account.password, given.password)
  return nameIsEqual && passwordIsEqual
}
