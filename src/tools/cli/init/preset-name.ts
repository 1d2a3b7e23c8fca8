/** The name of the export of a preset, such as `standardWebhooks` of `standard-webhooks`. */
export function presetOf(name: string): string {
  return name.replace(/-./g, ([, letter = '']) => letter.toUpperCase())
}
