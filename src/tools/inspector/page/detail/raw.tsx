import { useState } from 'preact/hooks'
import type { CaptureDetail, ShownBody } from '../../api/wire.js'
import { call, capturePath } from '../model/calls.js'
import { formatSize } from '../model/format.js'
import { fromBase64, hexLines, toText, visible } from '../model/hex.js'
import { Chip, Copy } from '../parts/controls.js'

const maxHexLines = 4096

/** Request line, headers and body as they arrived. */
export function Raw({
  detail,
  onReveal,
}: {
  readonly detail: CaptureDetail
  readonly onReveal: (() => void) | undefined
}) {
  const copy = (form: string) => async () =>
    (await call<{ readonly text: string }>('GET', capturePath(detail.id, `/as/${form}`))).text
  return (
    <>
      <div class="bar">
        <Copy label="Copy as curl" text={copy('curl')} />
        <Copy label="Copy as HTTP" text={copy('http')} />
        {onReveal !== undefined && (
          <button type="button" class="small" onClick={onReveal}>
            Show secrets
          </button>
        )}
      </div>
      <p class="request-line">
        <b>{detail.method}</b> {visible(detail.url)}
      </p>
      <Body
        body={detail.body}
        encoding={headerOf(detail, 'content-encoding')}
        type={headerOf(detail, 'content-type')}
      />
    </>
  )
}

function headerOf({ headers }: Pick<CaptureDetail, 'headers'>, name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value
}

/** A body as text or as bytes. */
export function Body(props: {
  readonly body: ShownBody
  readonly type?: string | undefined
  readonly encoding?: string | undefined
}) {
  const { body, type, encoding } = props
  const bytes = fromBase64(body.base64)
  const text = toText(bytes)
  const [hex, setHex] = useState(text === undefined)
  if (body.size === 0) return <p class="quiet">No body.</p>
  const asHex = hex || text === undefined
  return (
    <>
      <div class="bar">
        <Chip pressed={!asHex} onPress={() => setHex(false)}>
          Text
        </Chip>
        <Chip pressed={asHex} onPress={() => setHex(true)}>
          Hex
        </Chip>
        <span class="quiet">
          {formatSize(body.size)}
          {type !== undefined && type !== '' && ` · ${visible(type)}`}
          {encoding !== undefined && ` · encoded as ${visible(encoding)}`}
          {text === undefined && ' · not UTF-8 text'}
          {body.masked.length > 0 && ' · secrets masked'}
        </span>
      </div>
      {asHex ? (
        <pre class="code hex">
          {hexLines(bytes, maxHexLines).map(({ offset, bytes: digits, text: characters }) => (
            <div key={offset}>
              <span class="offset">{offset}</span> {digits} <span class="characters">{characters}</span>
            </div>
          ))}
        </pre>
      ) : (
        <pre class="code">{visible(text)}</pre>
      )}
      {body.truncated && <p class="quiet">Only the first {formatSize(bytes.length)} are shown.</p>}
    </>
  )
}
