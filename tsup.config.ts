import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { writeBillOfMaterials } from './src/build/bill-of-materials.js'
import { buildCommandLine } from './src/build/command-line.js'
import { bundleDeclarations } from './src/build/declarations.js'
import { collectSchemas } from './src/build/generated-schemas.js'
import { buildPage } from './src/build/page.js'
import { planBuild } from './src/build/plan.js'
import { bundleByPlan, entryPoints } from './src/build/plugin.js'
import { sourceFiles } from './src/build/source-files.js'

// The decision page 0029 explains the files of dist. tsup bundles the development dependencies that src imports.
export default defineConfig(async () => {
  const root = import.meta.dirname
  const dist = join(root, 'dist')
  const plan = planBuild(root)
  const schemas = await collectSchemas(sourceFiles(join(root, 'src')))
  rmSync(dist, { recursive: true, force: true })
  const commandLine = await buildCommandLine(root, plan, schemas)
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
    esbuildPlugins: [bundleByPlan(root, plan, schemas), writeBillOfMaterials(root, [commandLine, page])],
    esbuildOptions(options) {
      options.entryPoints = entryPoints(plan)
      options.mainFields = ['module', 'main']
    },
    async onSuccess() {
      const tsc = join(root, 'node_modules/typescript/bin/tsc')
      execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' })
      bundleDeclarations(root)
    },
  }
})
