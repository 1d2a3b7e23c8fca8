// monday.com's webhooks, https://developer.monday.com/api-reference/docs/webhooks
// Read on 2026-11-28 in copies of the vendor's documents: monday.com/integrations/webhooks (`create_pulse`, `update_column_value`),
// support.monday.com 360003540679, and a `create_pulse` of 2026 that an integrator published. An item is called a pulse.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Envelope<Event> extends Loose {
  event: Event
}

interface BoardEvent extends Loose {
  app?: Open<'monday'> | undefined
  type: string
  userId: number
  boardId: number
  triggerTime?: string | undefined
  subscriptionId?: number | undefined
  triggerUuid?: string | undefined
  originalTriggerUuid?: string | null | undefined
}

interface ItemEvent extends BoardEvent {
  pulseId: number
  pulseName?: string | undefined
  groupId?: string | undefined
}

interface ItemCreated extends ItemEvent {
  groupName?: string | undefined
  groupColor?: string | undefined
  isTopGroup?: boolean | undefined
  columnValues?: Loose | undefined
}

interface ColumnChanged extends ItemEvent {
  columnId: string
  columnType: string
  columnTitle?: string | undefined
  /** Its fields depend on the type of the column; `null` for an empty one. */
  value: Loose | null
  previousValue?: Loose | null | undefined
  /** In seconds, with fractions. */
  changedAt?: number | undefined
}

interface NameChanged extends ItemEvent {
  value?: (Loose & { name: string }) | undefined
  previousValue?: (Loose & { name: string }) | null | undefined
}

interface UpdateWritten extends ItemEvent {
  /** HTML. */
  body?: string | undefined
  textBody?: string | undefined
  updateId?: number | undefined
  replyId?: number | null | undefined
}

interface ItemGone extends BoardEvent {
  itemId?: number | undefined
  itemName?: string | undefined
  pulseId?: number | undefined
}

interface ItemMoved extends ItemEvent {
  sourceGroupId?: string | undefined
  destGroupId?: string | undefined
}

/** The payload of each event, with what happened in `event`. */
export interface MondayPayloads {
  archive_pulse: Envelope<ItemGone>
  create_pulse: Envelope<ItemCreated>
  create_update: Envelope<UpdateWritten>
  delete_pulse: Envelope<ItemGone>
  edit_update: Envelope<UpdateWritten>
  move_pulse_into_group: Envelope<ItemMoved>
  update_column_value: Envelope<ColumnChanged>
  update_name: Envelope<NameChanged>
}
