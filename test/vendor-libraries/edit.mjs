/** Changes a letter of a segment of the token in a text. */
export function withChangedSegment(text, segment) {
  const segments = text.split('.')
  segments[segment] = segments[segment].replace(/.(?=.{12}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  return segments.join('.')
}

/** Edits the body of a sample. */
export function withEditedBody(sample, edit) {
  return { ...sample, body: new TextEncoder().encode(edit(new TextDecoder().decode(sample.body))) }
}
