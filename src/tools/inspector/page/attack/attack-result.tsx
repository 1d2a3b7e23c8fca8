import type { AttackFindingView, AttackView } from '../../api/attack-view.js'
import { call } from '../model/calls.js'
import { count, formatDuration } from '../model/format.js'
import { visible } from '../model/hex.js'
import { Action, Copy, Fact } from '../parts/controls.js'

const formats = [
  ['html', 'HTML', 'text/html', 'html'],
  ['json', 'JSON', 'application/json', 'json'],
  ['junit', 'JUnit', 'application/xml', 'xml'],
  ['sarif', 'SARIF', 'application/json', 'sarif'],
] as const

/** The grade of an attack, its scores, its reports and its findings. */
export function AttackResult({
  view,
  onError,
}: {
  readonly view: AttackView
  readonly onError: (error: unknown) => void
}) {
  const { target, provider, grade, score, incomplete, requests, durationMs, seed, findings } = view
  return (
    <section aria-label="Result" class="form">
      <div class="grade" role="status">
        <b class={score !== undefined && score >= 90 && grade !== 'F' ? 'good' : 'bad'}>{grade}</b>
        <span>
          {score === undefined ? 'no score' : `${score} of 100`}, {count(findings.length, 'finding')}
        </span>
      </div>
      {incomplete !== undefined && <p class="quiet">Incomplete: {visible(incomplete)}</p>}
      <dl class="facts">
        <Fact name="Endpoint">{visible(target)}</Fact>
        <Fact name="Provider">{provider}</Fact>
        <Fact name="Requests">
          {requests.toLocaleString('en')} in {formatDuration(durationMs)}
        </Fact>
        <Fact name="Seed">{seed}</Fact>
      </dl>
      <Scores groups={view.groups} />
      <Reports onError={onError} />
      {findings.length === 0 ? (
        <p class="quiet">No findings.</p>
      ) : (
        <ul class="letters">
          {findings.map((finding) => (
            <Finding key={finding.id} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Scores({ groups }: { readonly groups: AttackView['groups'] }) {
  return (
    <table class="plain scores">
      <thead>
        <tr>
          <th scope="col">Group</th>
          <th scope="col">Score</th>
          <th scope="col">Passed</th>
          <th scope="col">Failed</th>
          <th scope="col">Not run</th>
        </tr>
      </thead>
      <tbody>
        {groups.map(({ group, score: own, passed, failed, notRun }) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            <td class={failed > 0 ? 'bad' : ''}>{own ?? '–'}</td>
            <td>{passed}</td>
            <td>{failed}</td>
            <td>{notRun}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reports({ onError }: { readonly onError: (error: unknown) => void }) {
  return (
    <div class="bar">
      {formats.map(([format, label, type, extension]) => (
        <Action key={format} run={() => download(format, type, extension)} onError={onError}>
          {label}
        </Action>
      ))}
      <span class="quiet">downloads the report</span>
    </div>
  )
}

function Finding({ finding }: { readonly finding: AttackFindingView }) {
  const { id, severity, defect, why, fix, detail, evidence } = finding
  return (
    <li>
      <p>
        <b>{defect}</b> <span class={severity === 'critical' ? 'bad' : 'quiet'}>{severity}</span> <code>{id}</code>
      </p>
      <p class="issue">{visible(detail)}</p>
      <p>{why}</p>
      <p>
        <b>Fix</b> {fix}
      </p>
      {evidence.map(({ label, request, answer }, index) => (
        <details key={index}>
          <summary>{visible(label)}</summary>
          <div class="bar">
            <Copy label="Copy the request" text={() => request} />
          </div>
          <pre>{visible(request)}</pre>
          <pre>{visible(answer)}</pre>
        </details>
      ))}
    </li>
  )
}

// The report of the server, as a file: a browser saves it, and never shows it within this page.
async function download(format: string, type: string, extension: string): Promise<void> {
  const { text } = await call<{ readonly text: string }>('GET', `attack/report/${format}`)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `attack.${extension}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
