import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorStatus } from '../../core/provider/response-policy.js'
import { errorFixes } from './error-fixes.js'

/** One code of the union, with its comment. */
interface DocumentedCode {
  readonly code: string
  readonly meaning: string
}

const union = /export type WebhookErrorCode =\n([\s\S]*?)\n\n/

/** The codes of `src/errors.ts` by the step of the pipeline that its comments name. */
export function documentedCodes(source: string): ReadonlyMap<string, readonly DocumentedCode[]> {
  const [, text = ''] = union.exec(source) ?? []
  const steps = text.split(/^ {2}\/\/ /m).slice(1)
  return new Map(
    steps.map((step) => {
      const codes = [...step.matchAll(/\/\*\*([\s\S]*?)\*\/\s*\| '(\w+)'/g)]
      return [
        step.slice(0, step.indexOf('\n')),
        codes.map(([, comment = '', code = '']) => ({ code, meaning: comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim() })),
      ]
    }),
  )
}

/** The text of `docs/errors.md`. */
export function errorsPage(): string {
  const codes = documentedCodes(readFileSync(join(import.meta.dirname, '../../errors.ts'), 'utf8'))
  const tables = [...codes].map(([step, entries]) => [`## ${title(step)}`, table(entries)].join('\n\n'))
  const fixes = Object.entries(errorFixes).map(([code, fix]) => `### ${code}\n\n${wrap(fix)}`)
  return [introduction, ...tables, '## Causes and fixes', ...fixes, ''].join('\n\n').replace(/\n+$/, '\n')
}

// As wide as the written pages.
function wrap(text: string): string {
  return text.replace(/(?=.{121})(.{1,120}) /g, '$1\n')
}

function title(step: string): string {
  return step.charAt(0).toUpperCase() + step.slice(1)
}

function table(entries: readonly DocumentedCode[]): string {
  const rows = entries.map(({ code, meaning }) => `| \`${code}\` | ${statusOf(code)} | ${meaning} |`)
  return ['| code | status | meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

function statusOf(code: string): number | undefined {
  return Object.entries(errorStatus).find(([name]) => name === code)?.[1]
}

const introduction = `# Errors

<!-- Written by \`npm run generate\` from src/errors.ts and src/core/provider/response-policy.ts. -->

Every rejected request and every failure is a \`WebhookError\`. Its \`code\` is one of those below; its \`message\` is for
people. Neither ever contains a secret, a token or a piece of the body. \`onError\` and the receipt get the error; the sender
gets only the status and an empty body, or a constant text where its protocol asks for one. A provider may set another status for a code
with \`responses.errors\`.

A receiver without \`onError\` prints one line per kind of problem and minute with \`console.error\`: code, cause, what to do,
and the [section](#causes-and-fixes) of this page. \`onError: () => {}\` prints nothing. Pages in code font, such as
\`docs/store/inbox.md\`, are in the repository.

## Retries

After a 5xx most providers send the delivery again, for minutes to days. GitHub and GitLab do not: request a redelivery there, or
use an inbox. \`docs/vendors/README.md\` lists the retries of each vendor.

## Details

Besides \`code\` and \`message\`, an error may have \`WebhookErrorDetails\`:

| field | meaning |
| --- | --- |
| \`cause\` | the underlying error, such as one that a handler threw |
| \`field\` | the header, field or parameter that caused the error |
| \`limit\` | the limit that was exceeded, in the unit of its option |
| \`skewSeconds\` | how far a signed timestamp is from the clock; positive is in the past |
| \`keysTried\` | how many secrets, keys or accounts were tried, for a signature, token or password that matches none |
| \`issues\` | where a payload does not match its schema: \`path\` and \`message\`, at most 20, never the value |
| \`challenge\` | the \`WWW-Authenticate\` header that HTTP Basic sends with its 401 |

Invalid options have no code: the factory throws a \`TypeError\` that names the option. For an unknown option it also suggests
the nearest known name: \`jws: unknown option headr; did you mean header?\``
