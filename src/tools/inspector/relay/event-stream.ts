/** One message of an event stream. */
export interface StreamMessage {
  readonly event: string
  readonly data: string
}

/** A message is longer than the limit. */
class StreamLimitError extends Error {
  override readonly name = 'StreamLimitError'
}

/**
 * Reads messages from the bytes of an event stream (`text/event-stream`), as they come.
 *
 * @throws {StreamLimitError} a line or a message is longer than the limit
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
 */
export async function* readMessages(
  source: AsyncIterable<Uint8Array>,
  maxCharacters: number,
): AsyncGenerator<StreamMessage> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  let event = 'message'
  let length = 0
  for await (const bytes of source) {
    rest += decoder.decode(bytes, { stream: true })
    if (rest.length > maxCharacters) throw new StreamLimitError('the relay sends more than the limit')
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { event, data: data.join('\n') }
        ;[data, event, length] = [[], 'message', 0]
        continue
      }
      const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
      if (field === 'event') event = value
      if (field !== 'data') continue
      length += value.length
      if (length > maxCharacters) throw new StreamLimitError('the relay sends more than the limit')
      data.push(value)
    }
  }
}
