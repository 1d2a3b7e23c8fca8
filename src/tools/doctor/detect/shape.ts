// Keys, prefixes and separators are shorter than what they surround.
const runs = /[A-Za-z0-9+/_-]{16,}=*|\d{9,}/g

/**
 * The grammar of a header value: signatures, tokens and times are replaced by their kind, such as `t=<number>,v1=<hex64>`.
 *
 * Two genuine values of one header have the same shape.
 */
export function shapeOf(value: string): string {
  return value.slice(0, 4096).replace(runs, (run) => {
    if (/^\d+$/.test(run)) return '<number>'
    return /^[0-9a-f]+$/i.test(run) ? `<hex${run.length}>` : '<base64>'
  })
}
