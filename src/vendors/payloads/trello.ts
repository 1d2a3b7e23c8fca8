// Webhooks of Trello, https://developer.atlassian.com/cloud/trello/guides/rest-api/webhooks/
// Read on 2026-11-29, with the recorded deliveries of fiatjaf/trello-webhooks (commit 4f5a70f2).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload extends Loose {
  action: Action
  /** The object with the webhook, after the change. */
  model: Loose & { id: string }
}

interface Action extends Loose {
  id: string
  type: string
  date: string
  idMemberCreator: string
  memberCreator?: Member | undefined
  member?: Member | undefined
  data: Data
}

interface Member extends Loose {
  id: string
  fullName: string
  initials?: string | undefined
  username: string
}

interface Named extends Loose {
  id: string
  name: string
}

interface Card extends Named {
  idShort?: number | undefined
  shortLink?: string | undefined
  closed?: boolean | undefined
  desc?: string | undefined
  due?: string | null | undefined
  idList?: string | undefined
  pos?: number | undefined
}

/** Which fields there are depends on the action. */
interface Data extends Loose {
  board?: (Named & { shortLink?: string | undefined }) | undefined
  boardSource?: Loose | undefined
  boardTarget?: Loose | undefined
  card?: Card | undefined
  cardSource?: Card | undefined
  list?: Named | undefined
  listBefore?: Named | undefined
  listAfter?: Named | undefined
  checklist?: Named | undefined
  checkItem?: (Named & { state?: string | undefined }) | undefined
  attachment?: (Named & { url?: string | undefined }) | undefined
  label?: (Named & { color?: string | null | undefined }) | undefined
  /** The changed fields, with their values before. */
  old?: Loose | undefined
  text?: string | undefined
  value?: string | undefined
  idMember?: string | undefined
  idMemberAdded?: string | undefined
  member?: Named | undefined
}

/** The payload of each event. */
export interface TrelloPayloads {
  addAttachmentToCard: Payload
  addChecklistToCard: Payload
  addLabelToCard: Payload
  addMemberToBoard: Payload
  addMemberToCard: Payload
  commentCard: Payload
  convertToCardFromCheckItem: Payload
  copyCard: Payload
  copyChecklist: Payload
  createCard: Payload
  createCheckItem: Payload
  createLabel: Payload
  createList: Payload
  deleteAttachmentFromCard: Payload
  deleteCard: Payload
  deleteCheckItem: Payload
  deleteComment: Payload
  deleteLabel: Payload
  emailCard: Payload
  moveCardFromBoard: Payload
  moveCardToBoard: Payload
  moveListFromBoard: Payload
  moveListToBoard: Payload
  removeChecklistFromCard: Payload
  removeLabelFromCard: Payload
  removeMemberFromBoard: Payload
  removeMemberFromCard: Payload
  updateBoard: Payload
  updateCard: Payload
  updateCheckItem: Payload
  updateCheckItemStateOnCard: Payload
  updateChecklist: Payload
  updateComment: Payload
  updateLabel: Payload
  updateList: Payload
}
