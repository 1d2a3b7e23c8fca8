// Webhooks of Typeform, https://www.typeform.com/developers/webhooks/example-payload/
// Read on 2026-11-29, as described in asyncapi/typeform-asyncapi.yml of api-evangelist/typeform (commit 9490622e).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Payload extends Loose {
  event_id: string
  event_type: string
  form_response: Response
}

interface Response extends Loose {
  form_id: string
  /** The id of the response. */
  token: string
  landed_at: string
  submitted_at: string
  definition?: Definition | undefined
  /** Without the questions that were skipped. */
  answers?: Answer[] | undefined
  hidden?: { [field: string]: string } | undefined
  calculated?: (Loose & { score?: number | undefined }) | undefined
  variables?: Loose[] | undefined
  ending?: (Loose & { id: string; ref: string }) | undefined
}

interface Definition extends Loose {
  id: string
  title: string
  fields: Field[]
  endings?: Loose[] | undefined
}

interface Field extends Loose {
  id: string
  title: string
  type: string
  ref?: string | undefined
}

/** `type` names the field with the value. */
interface Answer extends Loose {
  type: Open<
    | 'boolean'
    | 'choice'
    | 'choices'
    | 'date'
    | 'email'
    | 'file_url'
    | 'number'
    | 'payment'
    | 'phone_number'
    | 'text'
    | 'url'
  >
  field: Loose & { id: string; type: string; ref?: string | undefined }
  text?: string | undefined
  email?: string | undefined
  url?: string | undefined
  file_url?: string | undefined
  phone_number?: string | undefined
  date?: string | undefined
  boolean?: boolean | undefined
  number?: number | undefined
  choice?: (Loose & { label?: string | undefined; other?: string | undefined }) | undefined
  choices?: (Loose & { labels?: string[] | undefined; other?: string | undefined }) | undefined
  payment?: Loose | undefined
}

/** The payload of each event. */
export interface TypeformPayloads {
  form_response: Payload
}
