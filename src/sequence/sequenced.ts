/** What runs when its turn has come. */
export type SequencedTask<Value> = (turn: { readonly late: boolean }) => Promise<Value>

/** How a delivery went through the sequence. */
export type Sequenced<Value> =
  /** It was handled, in order unless it is late. */
  | { readonly state: 'ran'; readonly value: Value }
  /** The same number was handled before. */
  | { readonly state: 'duplicate' }
  /** It is older than what was handled, and was dropped. */
  | { readonly state: 'dropped' }
  /** It was not handled, and may be sent again. */
  | { readonly state: 'refused'; readonly reason: SequenceRefusal }

/** Why a delivery was not handled, and should come again. */
export type SequenceRefusal =
  | 'in_progress'
  | 'late'
  | 'too_far_ahead'
  | 'invalid'
  | 'too_many_channels'
  | 'restarted'
  | 'closed'
