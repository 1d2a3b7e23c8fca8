import type { AttackReport, CaseResult, Evidence, Grade } from '../report.js'
import { describeCounts } from './counts.js'

/**
 * A report as one HTML file, without scripts and without anything from the network.
 *
 * What the endpoint answered is shown as text only, and a policy in the file forbids scripts.
 */
export function toHtml(report: AttackReport): string {
  const {
    target,
    vendor,
    framework,
    startedAt,
    durationMs,
    requests,
    seed,
    score,
    grade,
    incomplete,
    findings,
    results,
  } = report
  const about = [
    `${vendor} deliveries`,
    ...(framework === undefined ? [] : [framework]),
    startedAt.toISOString().slice(0, 16).replace('T', ' '),
    `${requests} requests in ${(durationMs / 1000).toFixed(1)} s`,
    `seed ${seed}`,
  ]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(`${grade}: ${target}`)}</title>
<style>${style}</style></head>
<body><main>
<header><div class="grade ${gradeClass(grade)}">${grade}</div>
<div><h1>${escapeMarkup(target)}</h1>
<p>${score === undefined ? 'No score' : `Score <strong>${score}</strong> of 100`}: ${describeCounts(report)}</p>${
    incomplete === undefined ? '' : `\n<p class="warn">Incomplete: ${escapeMarkup(incomplete)}</p>`
  }
<p class="soft">${escapeMarkup(about.join(' · '))}</p></div></header>
<section class="groups" aria-label="Groups">${report.groups.map(toGroup).join('')}</section>
<h2>${findings.length === 0 ? 'No findings' : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}</h2>
${findings.map(toArticle).join('\n')}
<h2>All cases</h2>
<table><thead><tr><th>Rule</th><th>Result</th><th>Detail</th></tr></thead><tbody>
${results.map(toRow).join('\n')}
</tbody></table>
</main></body></html>
`
}

function toGroup({ group, score, passed, failed, notRun }: AttackReport['groups'][number]): string {
  const color = score === undefined ? 'soft' : failed === 0 ? 'good' : 'bad'
  const counts = `${passed} passed, ${failed} failed${notRun === 0 ? '' : `, ${notRun} not run`}`
  return `<div>${group}<strong class="${color}">${score ?? '–'}</strong><span class="soft">${counts}</span></div>`
}

function toArticle({ id, defect, severity, detail, why, references, fix, evidence }: CaseResult): string {
  const see = references.length === 0 ? '' : ` <span class="soft">${escapeMarkup(references.join(', '))}</span>`
  return `<article class="${severity}"><h3>${escapeMarkup(defect)}</h3>
<p><span class="tag ${severity === 'minor' ? 'warn' : 'bad'}">${severity}</span> <code class="soft">${breakable(id)}</code></p>
<dl><dt>What</dt><dd>${escapeMarkup(detail)}</dd>
<dt>Why</dt><dd>${escapeMarkup(why)}${see}</dd>
<dt>Fix</dt><dd>${escapeMarkup(fix)}</dd></dl>
${evidence.map(toDetails).join('\n')}</article>`
}

function toDetails({ label, request, answer }: Evidence): string {
  return `<details><summary>${escapeMarkup(label)}</summary>
<p class="soft">Sent</p><pre>${escapeMarkup(request)}</pre><p class="soft">Came</p><pre>${escapeMarkup(answer)}</pre></details>`
}

function toRow({ id, rule, status, detail, followsFrom }: CaseResult): string {
  const color = status === 'passed' ? 'good' : status === 'failed' ? 'bad' : 'soft'
  const because = followsFrom === undefined ? '' : `; follows from ${followsFrom}`
  return `<tr><td>${escapeMarkup(rule)}<br><code class="soft">${breakable(id)}</code></td><td class="${color}">${status}</td><td class="soft">${escapeMarkup(detail + because)}</td></tr>`
}

// An id breaks behind its dots and hyphens only.
function breakable(id: string): string {
  return escapeMarkup(id).replace(/[.-]/g, '$&<wbr>')
}

function gradeClass(grade: Grade): string {
  if (grade.startsWith('A')) return 'good'
  return grade === 'F' ? 'bad' : 'warn'
}

/** Makes text safe for the content and the quoted attributes of XML and HTML; characters that XML forbids become `?`. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
    .replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The style of the HTML report. Colors have a contrast of at least 4.5 in light and in dark. */
const style = `
:root { color-scheme: light dark; --fg: #1c2430; --bg: #fbfcfd; --soft: #5a6675; --line: #d8dfe6; --card: #ffffff;
  --good: #1d7a4d; --bad: #b3261e; --warn: #8a5a00; --code: #f0f3f6; }
@media (prefers-color-scheme: dark) { :root { --fg: #e3e8ee; --bg: #12161b; --soft: #9aa7b5; --line: #2d3640;
  --card: #1a2027; --good: #5fc794; --bad: #ff8a80; --warn: #e6b450; --code: #0d1115; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--fg); background: var(--bg); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
header { display: flex; gap: 1.5rem; align-items: center; flex-wrap: wrap; }
h1 { font-size: 1.5rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: 0.4rem 0; }
.grade { font-size: 2.4rem; font-weight: 700; line-height: 1; padding: 0.9rem 1.1rem; border: 3px solid; border-radius: 0.8rem; }
.soft { color: var(--soft); }
.good { color: var(--good); } .bad { color: var(--bad); } .warn { color: var(--warn); }
.groups { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.75rem; margin-top: 1.5rem; }
.groups div, article { border: 1px solid var(--line); border-radius: 0.6rem; background: var(--card); padding: 0.75rem 1rem; }
.groups strong { font-size: 1.5rem; display: block; }
article { margin: 0.75rem 0; border-left: 4px solid var(--bad); }
article.minor { border-left-color: var(--warn); }
.tag { font-size: 0.8rem; font-weight: 600; text-transform: uppercase; letter-spacing: 0.03em; }
dl { display: grid; grid-template-columns: 4rem 1fr; gap: 0.3rem 0.75rem; margin: 0.6rem 0 0; }
dt { color: var(--soft); } dd { margin: 0; min-width: 0; overflow-wrap: anywhere; }
pre { margin: 0.4rem 0; padding: 0.7rem; background: var(--code); border-radius: 0.4rem; overflow-x: auto; max-height: 20rem;
  font: 13px/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
td, th { text-align: left; padding: 0.35rem 0.5rem; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
code { overflow-wrap: normal; hyphens: none; }
th { border-top: 0; color: var(--soft); font-weight: 500; }
td:nth-child(2) { white-space: nowrap; }
@media (max-width: 40rem) {
  thead { display: none; }
  td { display: block; border-top: 0; padding: 0 0 0.2rem; }
  tr { display: block; border-top: 1px solid var(--line); padding: 0.5rem 0; }
  dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.4rem; }
}
`
