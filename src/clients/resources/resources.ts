import * as z from 'zod/mini'
import { checkOptions, optional, requireList, requireObject, requireText } from '../../core/base/options.js'
import { compileSchema } from '../../core/provider/compile-schema.js'
import { type ClientOptions, clientChecks, createCaller } from '../http/call.js'
import { type CredentialsOptions, credentialsChecks } from '../http/credentials.js'
import type { ResponseFault } from '../http/response.js'
import { requireBaseUrl } from '../http/url.js'
import { createCheckLink } from '../payments/links.js'
import { findDifferences, type ResourceDifference } from './differences.js'
import { type FindResource, hostResourceOf, paymentsResourceOf, pushResourceOf, trackerResourceOf } from './styles.js'

const resourceSchema = compileSchema(z.looseObject({ id: z.optional(z.unknown()) }))

const wrongResource: ResponseFault = {
  code: 'response_invalid',
  message: 'the response describes a different resource',
}

/** A resource as the provider has it now, and where the payload of a delivery differs from it. */
export interface FetchedResource {
  readonly resource: Readonly<Record<string, unknown>>
  /** At most 100; empty if the payload is what the REST API returns. */
  readonly differences: readonly ResourceDifference[]
}

/** Fetches the resources that deliveries are about. */
export interface Resources {
  /**
   * Fetches the resource of a delivery.
   *
   * @param payload - the payload of a verified delivery
   * @throws {ClientError} with any code: `link_missing` if the payload has no link to its resource, `link_not_allowed` if the
   * link leads outside `bases`, `response_invalid` if the resource has a different id
   */
  fetch(payload: object, options?: { readonly signal?: AbortSignal | undefined }): Promise<FetchedResource>
}

/** Options of the functions that fetch resources. */
export type ResourceOptions = ClientOptions &
  CredentialsOptions & {
    /** The URLs that resources may be fetched from, including everything below them, such as `https://api.paypal.com/v1`. */
    readonly bases: readonly string[]
    /** Paths that are not compared, such as `links` or `fields.updated`. @default [] */
    readonly ignore?: readonly string[]
  }

/** Options for payloads that can be about several resources. */
export type ResourceFieldOptions = ResourceOptions & {
  /** The field of the payload that has the resource, such as `comment` or `pull_request`. @default 'issue' */
  readonly field?: string
}

/**
 * Fetches the resource of a payments delivery by its `self` link (specification, sections 2.6 and 6.3).
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const resources = paymentsResources({ bases: ['https://api.paypal.com/v1'], token, ignore: ['links'] })
 * const { resource, differences } = await resources.fetch(delivery.payload)
 */
export function paymentsResources(options: ResourceOptions): Resources {
  return createResources(options, 'paymentsResources', paymentsResourceOf)
}

/**
 * Fetches the issue of a tracker delivery by its `self` URL (specification, sections 2.4 and 6.3), or with `field` another
 * resource.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function trackerResources(options: ResourceFieldOptions): Resources {
  return createResources(options, 'trackerResources', trackerResourceOf(options?.field))
}

/**
 * Fetches the issue of a code-hosting delivery by its `url` (specification, sections 2.9 and 6.3), or with `field` another
 * resource.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function hostResources(options: ResourceFieldOptions): Resources {
  return createResources(options, 'hostResources', hostResourceOf(options?.field))
}

/**
 * Fetches the resource of a push delivery by its `resourceUri` (specification, section 4.2). The delivery has no body, so there
 * is nothing to compare.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 */
export function pushResources(options: ResourceOptions): Resources {
  return createResources(options, 'pushResources', pushResourceOf)
}

function createResources(options: ResourceFieldOptions, name: string, find: FindResource): Resources {
  const takesField = name === 'trackerResources' || name === 'hostResources'
  checkOptions<ResourceFieldOptions>(options, name, {
    ...clientChecks,
    ...credentialsChecks,
    bases: requireList,
    ignore: optional(requireList),
    field: (value, option) => {
      if (value !== undefined && !takesField) throw new TypeError(`${option} is not an option of ${name}`)
      optional(requireText)(value, option)
    },
  })
  const { ignore = [] } = options
  if (options.bases.length === 0) throw new TypeError(`${name}: bases must not be empty`)
  const bases = options.bases.map((base) => requireBaseUrl(base, `${name}: bases`, options))
  const checkLink = createCheckLink(bases, name)
  const call = createCaller(options, name, options)

  return {
    async fetch(payload, { signal } = {}) {
      requireObject(payload, `${name}: payload`)
      const { href, sent } = find(payload, name)
      const { url } = checkLink({ href, rel: 'self', method: 'GET' }, 'fetch')
      const resource = await call({
        name: 'fetch',
        method: 'GET',
        url,
        schema: resourceSchema,
        check: ({ id }) => (isSameId(sent?.id, id) ? undefined : wrongResource),
        signal,
      })
      return { resource, differences: sent === undefined ? [] : findDifferences(sent, resource, ignore) }
    },
  }
}

function isSameId(sent: unknown, received: unknown): boolean {
  return sent === undefined || received === undefined || sent === received
}
