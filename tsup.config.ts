import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeBillOfMaterials } from './src/build/bill-of-materials.js'
import { buildCommandLine } from './src/build/command-line.js'
import { finishDeclarations } from './src/build/declarations.js'
import { collectSchemas } from './src/build/generated-schemas.js'
import { buildPage } from './src/build/page.js'
import { planBuild } from './src/build/plan.js'
import { bundleByPlan, entryPoints } from './src/build/plugin.js'
import { sourcesIn } from './src/build/subpaths.js'

// docs/design/decisions/package.md explains the files of dist. tsup bundles the development dependencies that src imports.
export default defineConfig(async () => {
  const root = import.meta.dirname
  const dist = join(root, 'dist')
  const src = join(root, 'src')
  const schemas = await collectSchemas(sourcesIn(src).map((file) => join(src, file)))
  const plan = planBuild(root, schemas)
  rmSync(dist, { recursive: true, force: true })
  const commandLine = await buildCommandLine(root, plan)
  const page = await buildPage(root)
  return {
    entry: ['src/index.ts'],
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    silent: true,
    removeNodeProtocol: false,
    external: [/^node:/, /^#platform$/],
    esbuildPlugins: [bundleByPlan(root, plan), writeBillOfMaterials(root, [commandLine, page])],
    esbuildOptions(options) {
      options.entryPoints = entryPoints(plan)
      options.mainFields = ['module', 'main']
    },
    async onSuccess() {
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
      finishDeclarations(root)
    },
  }
})
