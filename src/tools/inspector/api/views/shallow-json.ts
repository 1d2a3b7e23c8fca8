const maxDepth = 200

/**
 * Parses JSON that is not nested so deeply that writing or walking it would exhaust the stack.
 *
 * @throws {SyntaxError} the text is not JSON, or is nested more than 200 levels deep
 */
export function parseShallowJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (depthOf(text) > maxDepth) throw new SyntaxError('the JSON is nested too deeply')
  return value
}

// Counts brackets outside strings, in text that is valid JSON. The closing quote is optional only so that no string is read
// twice: it is always there.
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"?/gs, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
