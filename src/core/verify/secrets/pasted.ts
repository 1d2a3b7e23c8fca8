/** What people paste in place of a shared secret. No sender issues a secret of one of these forms. */
const others: readonly (readonly [form: RegExp, what: string])[] = [
  [/^we_[A-Za-z0-9]{14,}$/, 'the id of an endpoint at Stripe; the signing secret begins with whsec_'],
  [/^(pk|mk)_(live|test)_/, 'a publishable key'],
  [/^(acct|evt)_[A-Za-z0-9]{14,}$/, 'the id of an account or event at Stripe'],
  [/^AC[0-9a-f]{32}$/, 'an account SID of Twilio; the secret is the auth token'],
  [/^xox[abeoprs]-/, 'a token of Slack; the signing secret is another value'],
  [/^(gh[opsu]_|github_pat_)/, 'an access token of GitHub'],
  [/^glpat-/, 'an access token of GitLab'],
  [/^shp(at|ca|pa)_/, 'an access token of Shopify; the secret is the client secret of the app'],
]

/**
 * Says what is wrong with the text of a secret, such as `has quotation marks around it`.
 *
 * @returns `undefined` if nothing is; never a part of the text
 */
export function problemOfSecret(secret: string): string | undefined {
  if (secret !== secret.trim()) return 'has white space around it'
  if (/^(["'`]).*\1$/.test(secret)) return 'has quotation marks around it'
  const [, what] = others.find(([form]) => form.test(secret)) ?? []
  return what && `is ${what}`
}
