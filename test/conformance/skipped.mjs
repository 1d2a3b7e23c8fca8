/**
 * The presets that the suite leaves out where a runtime lacks something, and what the table of vendors says about them. It runs every other
 * preset on every runtime.
 */
export const skipped = { appStore: 'Node, Bun, Deno: others have no X.509' }
