import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DiagnosisFramework } from '../../doctor/index.js'

// The first one that a project depends on counts: NestJS and Next.js bring others along.
const packages: readonly (readonly [name: string, framework: DiagnosisFramework])[] = [
  ['next', 'next'],
  ['@nestjs/core', 'nest'],
  ['fastify', 'fastify'],
  ['hono', 'hono'],
  ['koa', 'koa'],
  ['express', 'express'],
  ['@types/aws-lambda', 'lambda'],
]

/** The framework of the project in a folder, from its package.json, so that fixes name the line to change. */
export function frameworkOf(folder: string): DiagnosisFramework {
  try {
    const manifest: { dependencies?: object; devDependencies?: object } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    return packages.find(([name]) => names.includes(name))?.[1] ?? 'general'
  } catch {
    return 'general'
  }
}
