import { readJoseObject } from '../../core/verify/jose-object.js'
import { type Claims, requireClaim } from '../../core/verify/jwt/claims.js'
import { readField } from '../table/places.js'

// Microsoft Graph Change Tracking, the only application whose tokens are accepted.
const publisher = ['0bf30f3b-4a52-48df-9a82-234910c4a086']

/**
 * The tenant of a token whose signature was verified. Its version determines the claims of issuer and publisher.
 *
 * @throws {WebhookError} `signature_mismatch` if a claim is not the expected one
 */
export function tenantOf(token: string, tenantIds: readonly string[] | undefined): string {
  const claims: Claims = readJoseObject(token.split('.')[1] ?? '', 16) ?? {}
  const tenant = readField(claims, 'tid') ?? ''
  const isSecond = claims['ver'] === '2.0'
  requireClaim(claims, 'tid', tenantIds ?? [tenant])
  requireClaim(claims, 'iss', [
    isSecond ? `https://login.microsoftonline.com/${tenant}/v2.0` : `https://sts.windows.net/${tenant}/`,
  ])
  requireClaim(claims, isSecond ? 'azp' : 'appid', publisher)
  return tenant
}
