import type { HmacSignatureOptions } from './hmac-signature.js'
import type { SignedTimestampOptions } from './signed/signed-content.js'

/** Version 0 of Slack's signature, which Zoom also uses. */
const version = 'v0'

/** The first characters of all content that is signed by version 0. */
export const v0SignedPrefix = `${version}:`

/** The options of version 0: an HMAC-SHA256 in hex over version, time of sending and body, separated by colons. */
export function v0Signature(
  header: string,
  timestamp: Omit<SignedTimestampOptions, 'separator' | 'unit'>,
): Omit<HmacSignatureOptions, 'secrets'> & { readonly timestamp: SignedTimestampOptions } {
  return {
    header,
    prefix: `${version}=`,
    timestamp,
    signedContent: (request, sentAt) => [`${v0SignedPrefix}${sentAt}:`, request.body],
  }
}
