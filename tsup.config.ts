import { defineConfig } from 'tsup'

// One file out for each file in: dist has the shape of src, the declarations of tsc lie beside the JavaScript, and every
// subpath shares the same classes. The maps point into src, which is part of the package.
export default defineConfig({
  entry: ['src/**/*.ts'],
  bundle: false,
  format: 'esm',
  target: 'es2022',
  dts: false,
  clean: true,
  silent: true,
  sourcemap: true,
  esbuildOptions(options) {
    options.sourcesContent = false
  },
})
