import type { HmacSignatureOptions } from './hmac-signature.js'
import type { SignedTimestampOptions } from './signed/signed-content.js'

/** Version 0 of the signature that Slack made up and Zoom took over. */
const version = 'v0'

/** What everything that is signed begins with. */
export const v0Beginning = `${version}:`

/** How version 0 signs: an HMAC-SHA256 in hex over the version, the time of sending and the body, with colons between. */
export function v0Signature(
  header: string,
  timestamp: Omit<SignedTimestampOptions, 'separator' | 'unit'>,
): Omit<HmacSignatureOptions, 'secrets'> & { readonly timestamp: SignedTimestampOptions } {
  return {
    header,
    prefix: `${version}=`,
    timestamp,
    signedContent: (request, sentAt) => [`${v0Beginning}${sentAt}:`, request.body],
  }
}

/** The columns of the table of vendors that are the same for all who sign in this way. */
export const v0Columns = {
  algorithm: 'HMAC-SHA256',
  encoding: `hex after \`${version}=\``,
  signed: `'${v0Beginning}' + timestamp + ':' + body`,
} as const
