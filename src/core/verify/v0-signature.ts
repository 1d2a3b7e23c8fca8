import type { HmacSignatureOptions } from './hmac-signature.js'
import type { SignedTimestampOptions } from './signed/signed-content.js'

/** The version of Slack's signatures, which Zoom uses, too. */
const version = 'v0'

/** The prefix of all content signed with version 0. */
export const v0SignedPrefix = `${version}:`

/** Options for version 0: an HMAC-SHA256 in hex over version, timestamp and body, separated by colons. */
export function v0SignatureOptions(
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
