import { v0Signature } from '../../verify/v0-signature.js'

export const signatureHeader = 'X-Slack-Signature'
export const timestampHeader = 'X-Slack-Request-Timestamp'

/** The five minutes that Slack says (https://docs.slack.dev/authentication/verifying-requests-from-slack). */
export const toleranceDefault = 300

/** How Slack signs. Apart from the preset, so that whoever makes samples does not load all of it. */
export function slackSignature(toleranceSeconds = toleranceDefault) {
  return v0Signature(signatureHeader, { header: timestampHeader, toleranceSeconds })
}
