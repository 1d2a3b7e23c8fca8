import { quoted } from '../terminal/command-line.js'
import type { ScriptNames } from './manifest.js'
import type { Project } from './project.js'

/** A command to type, and what to know about it. */
export interface NextStep {
  readonly command: string
  readonly note?: string
}

/** What to type after `init`, up to the first delivery. @param folder - of the project; '' for the current one */
export function nextSteps({ vendor, framework }: Project, names: ScriptNames, folder: string): readonly NextStep[] {
  const { name, signing, variables } = vendor
  const send = `npx webhook-receiver send ${name}`
  const key = variables.find(({ kind }) => kind === 'public key')?.env
  const script = (wanted: string) => `npm ${wanted === 'start' || wanted === 'test' ? '' : 'run '}${wanted}`
  return [
    ...(folder === '' ? [] : [{ command: `cd ${quoted(folder)}` }]),
    { command: 'npm install' },
    { command: script(names.test) },
    ...(signing === 'key pair'
      ? [{ command: `${send} --new-key key.pem`, note: `then put the public key into .env: ${key}` }]
      : []),
    { command: script(names.start) },
    ...(signing === 'secret'
      ? [{ command: `${send} --to ${framework.address} --env .env`, note: 'in a second terminal' }]
      : []),
    ...(signing === 'key pair'
      ? [{ command: `${send} --to ${framework.address} --secret-file key.pem`, note: 'in a second terminal' }]
      : []),
  ]
}
