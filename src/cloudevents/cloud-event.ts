/**
 * An event as CloudEvents 1.0 describes it, in its JSON form. Extensions are further fields.
 *
 * @see https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/spec.md#context-attributes
 */
export interface CloudEvent<Data = unknown> {
  readonly specversion: string
  /** Together with `source` it identifies the event. */
  readonly id: string
  /** Where it happened, as a URI reference. */
  readonly source: string
  readonly type: string
  /** What it is about, within the source. */
  readonly subject?: string | undefined
  /** When it happened, as RFC 3339 writes it. */
  readonly time?: string | undefined
  /** The media type of `data`; without it, JSON. */
  readonly datacontenttype?: string | undefined
  /** The URI of a schema of `data`. */
  readonly dataschema?: string | undefined
  readonly data?: Data
}
