import type { AttackReport, CaseResult, Evidence, Grade } from '../report.js'
import { describeCounts } from './counts.js'
import { escapeMarkup } from './escape.js'
import { style } from './html-style.js'

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
