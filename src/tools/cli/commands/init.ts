import { mkdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { defineCommand } from '../command.js'
import { exitCode, fileError, UsageError } from '../exit.js'
import { type Chosen, chooseProject, frameworkNames, storeNames } from '../init/choose.js'
import type { ScriptNames } from '../init/manifest.js'
import type { Project } from '../init/project.js'
import { readManifest, writeProject } from '../init/write-project.js'
import { quoted } from '../terminal/command-line.js'
import { bold, dim, text } from '../terminal/text.js'

export const command = defineCommand({
  args: '[folder]',
  flags: {
    vendor: { type: 'text', value: 'name', summary: 'Who sends, such as github' },
    framework: { type: 'text', value: 'name', choices: frameworkNames, summary: 'What receives' },
    store: { type: 'text', value: 'name', choices: storeNames, summary: 'What remembers deliveries' },
    typescript: { type: 'switch', summary: 'Write TypeScript' },
    javascript: { type: 'switch', summary: 'Write JavaScript' },
    yes: { type: 'switch', summary: 'Ask nothing: the framework of package.json or express, memory, TypeScript' },
  },
  details: `Writes a receiver, its server, a test, .env.example, and .env with a secret to try it out. Adds scripts and packages to
package.json, and lines to .gitignore; no other file that exists is changed. Asks for what no flag says.`,
  examples: [
    'webhook-receiver init',
    'webhook-receiver init hooks --vendor stripe --framework fastify --store memory --typescript',
  ],
  async run([folder = '.'], { typescript, javascript, vendor, framework, store, yes }, context) {
    if (typescript && javascript) throw new UsageError('--typescript and --javascript exclude each other')
    const language: Chosen['language'] = typescript ? 'typescript' : javascript ? 'javascript' : undefined
    const { out, cwd, version } = context
    const root = resolve(cwd, folder)
    const chosen = { vendor, framework, store, language, isYes: yes === true }
    const project = await chooseProject(root, chosen, await readManifest(root), context)
    await mkdir(root, { recursive: true }).catch((error: unknown) => {
      throw fileError('<folder>', folder, error)
    })
    const { written, names } = await writeProject(root, project, version)
    out.line()
    for (const { file, action } of written) {
      out.json({ file, action })
      out.line(text`  ${file}${action === 'extended' ? dim('  added to it') : ''}`)
    }
    out.line()
    for (const { command: line, note } of nextSteps(project, names, relative(cwd, root))) {
      out.line(text`  ${bold(line)}${note === undefined ? '' : dim(`  # ${note}`)}`)
    }
    out.line()
    return exitCode.ok
  },
})

/** A command to type, and what to know about it. */
export interface NextStep {
  readonly command: string
  readonly note?: string
}

/** What to type after `init`, up to the first delivery. @param folder - of the project; '' for the current one */
function nextSteps({ vendor, framework }: Project, names: ScriptNames, folder: string): readonly NextStep[] {
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
