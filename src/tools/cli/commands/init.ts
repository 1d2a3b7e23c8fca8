import { mkdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { defineCommand } from '../command.js'
import { exitCode, UsageError } from '../exit.js'
import { fileError } from '../file-error.js'
import { type Chosen, chooseProject, frameworkNames, storeNames } from '../init/choose.js'
import { nextSteps } from '../init/next-steps.js'
import { readManifest, writeProject } from '../init/write-project.js'
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
