import { useState } from 'preact/hooks'
import type { DiagnosisFramework, Diagnosis as DiagnosisResult, Finding } from '../../../doctor/diagnosis.js'
import { capturePath } from '../model/calls.js'
import { Fact, Tabs } from '../parts/controls.js'
import { Load, useLoad } from '../parts/load.js'

const frameworks: readonly { readonly name: DiagnosisFramework; readonly label: string }[] = [
  { name: 'general', label: 'General' },
  { name: 'express', label: 'Express' },
  { name: 'next', label: 'Next.js' },
  { name: 'fastify', label: 'Fastify' },
  { name: 'koa', label: 'Koa' },
  { name: 'nest', label: 'NestJS' },
  { name: 'hono', label: 'Hono' },
  { name: 'node', label: 'node:http' },
  { name: 'fetch', label: 'Fetch' },
  { name: 'lambda', label: 'Lambda' },
]

const remembered = 'webhook-inspector-framework'

function readFramework(): DiagnosisFramework {
  const saved = localStorage.getItem(remembered)
  return frameworks.find(({ name }) => name === saved)?.name ?? 'general'
}

/** Why the request is refused, the proof of it, and what to change in the user's framework. */
export function Diagnosis({ id }: { readonly id: string }) {
  const [framework, setFramework] = useState(readFramework)
  const loaded = useLoad<DiagnosisResult>(capturePath(id, `/diagnosis?framework=${framework}`))
  const select = (name: DiagnosisFramework) => {
    localStorage.setItem(remembered, name)
    setFramework(name)
  }
  return (
    <>
      <Tabs label="Framework" tabs={frameworks} current={framework} onSelect={select} panel="diagnosis-panel" />
      <div id="diagnosis-panel" role="tabpanel" aria-labelledby={`diagnosis-panel-${framework}`}>
        <Load loaded={loaded}>{(result) => <Result result={result} />}</Load>
      </div>
    </>
  )
}

function confidenceOf({ cause, evidence }: DiagnosisResult): string {
  if (cause === 'unknown') return 'no change that was tried makes it succeed'
  // Some causes are no change of the request, such as a payload that does not match the schema.
  if (!evidence.startsWith('Verification succeeds')) return 'seen: the check itself names it'
  return 'proved: with this change, verification succeeds'
}

function Result({ result }: { readonly result: DiagnosisResult }) {
  if (result.cause === 'none') {
    return <p class="note fine">Verification accepts this request as it is. Nothing has to be changed.</p>
  }
  return (
    <>
      <Cause finding={result} />
      {result.also.map((finding) => (
        <Cause key={finding.cause} finding={finding} />
      ))}
      <dl class="facts">
        <Fact name="Confidence">{confidenceOf(result)}</Fact>
        {result.error !== undefined && <Fact name="Error">{result.error}</Fact>}
        {result.hints.length > 0 && (
          <Fact name="Hints">
            {result.hints.map((hint) => (
              <p key={hint}>{hint}</p>
            ))}
          </Fact>
        )}
        <Fact name="Tried">
          {result.attempts} verifications
          {result.ruledOut.length > 0 && `, without success: ${result.ruledOut.map(words).join(', ')}`}
        </Fact>
      </dl>
    </>
  )
}

function Cause({ finding }: { readonly finding: Finding }) {
  return (
    <section class="cause">
      <h3>{words(finding.cause)}</h3>
      <p>{finding.evidence}.</p>
      <h4>Fix</h4>
      <p class="fix">
        {finding.fix.split('`').map((part, index) =>
          // Parts of a constant text do not change places.
          index % 2 === 1 ? <code key={index}>{part}</code> : part,
        )}
      </p>
    </section>
  )
}

function words(cause: string): string {
  return cause.replaceAll('_', ' ')
}
