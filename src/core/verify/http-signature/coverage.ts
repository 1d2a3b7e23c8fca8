import { refusal } from '../../../errors.js'
import { requireText } from '../../base/options.js'
import type { Component } from './input.js'

type Requirements = readonly (readonly string[])[]

const wholeRequest: Requirements = [
  ['@method'],
  ['content-digest'],
  ['@target-uri', '@authority'],
  ['@target-uri', '@request-target', '@path'],
  ['@target-uri', '@request-target', '@query'],
]

/** Lists of components: a signature must cover one of each. @throws {TypeError} if the option is not a list of names */
export function toRequirements(required: readonly (string | readonly string[])[] | undefined): Requirements {
  if (required === undefined) return wholeRequest
  const option = 'httpMessageSignature: required'
  if (!Array.isArray(required)) throw new TypeError(`${option} must be a list`)
  return required.map((entry: string | readonly string[]) => {
    const names = typeof entry === 'string' ? [entry] : entry
    if (!Array.isArray(names) || names.length === 0) throw new TypeError(`${option} must be a list of names or lists`)
    return names.map((name: unknown) => {
      requireText(name, option)
      return name.startsWith('"') ? name : name.toLowerCase()
    })
  })
}

/** @throws {WebhookError} `proof_missing` if the signature does not cover every required component */
export function requireCoverage(components: readonly Component[], required: Requirements): void {
  const covered = new Set(components.flatMap(namesOf))
  const missing = required.find((names) => !names.some((name) => covered.has(name)))
  if (missing === undefined) return
  // Equivalent (StringLiteral): `"Stryker was here!"`. A requirement has at least one name. The default is for the compiler.
  const field = missing[0] ?? ''
  throw refusal('proof_missing', `the signature does not cover ${missing.join(' or ')}`, { field })
}

// With `key` a component is only a part of its header, and with `name` a part of the query.
function namesOf({ name, parameters, identifier }: Component): readonly string[] {
  const isWhole = [...parameters.keys()].every((parameter) => parameter === 'sf' || parameter === 'bs')
  return isWhole ? [name, identifier] : [identifier]
}
