/**
 * Whether a server may resolve a path differently than URL parsers do. If so, checking the prefix of the path is not enough.
 *
 * Some servers decode `%2f`, `%5c` and `%2e`, some twice, read a backslash as a slash, or cut a segment at `;`, a
 * decoded `?` or `#`, or a control character before they resolve `.` and `..`.
 *
 * @param pathname - the path of a parsed URL of bounded length, without its query
 */
export function hasHiddenSteps(pathname: string): boolean {
  const decoded = decodeRepeatedly(pathname)
  return (
    countDotsAndSlashes(decoded) > countDotsAndSlashes(pathname) ||
    /\\|(?:^|\/)\.{1,2}(?:[;/?#]|[^!-~]|$)/.test(decoded)
  )
}

function decodeRepeatedly(text: string): string {
  const decoded = text.replace(/%([\da-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return decoded === text ? text : decodeRepeatedly(decoded)
}

function countDotsAndSlashes(text: string): number {
  return text.replace(/[^./\\]/g, '').length
}
