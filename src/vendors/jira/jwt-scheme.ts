/** The header with the JWT of an app. */
export const jwtHeader = 'Authorization'

/** The only algorithm of the JWTs that are signed with a shared secret. */
export const jwtAlgorithm = 'HS256'

/** What stands before the JWT of a Connect app. */
export const connectScheme = 'JWT'

/** What stands before the JWT of an OAuth 2.0 app. */
export const oauthScheme = 'Bearer'

/** How far the times of a JWT may be off by default, in seconds. */
export const jwtToleranceSeconds = 300
