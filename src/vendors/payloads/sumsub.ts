// Sumsub's webhooks of user verification, https://docs.sumsub.com/docs/user-verification-webhooks, and the results of
// https://docs.sumsub.com/docs/receive-and-interpret-results-via-api. Read on 2026-11-28: the names, the attributes and the fields of
// a result there. Not described: transactions, cases and fraud networks.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Applicant extends Loose {
  type: string
  applicantId: string
  inspectionId?: string | undefined
  /** The id of the event. */
  correlationId?: string | undefined
  /** The id of the user on your side. */
  externalUserId?: string | undefined
  levelName?: string | undefined
  sandboxMode?: boolean | undefined
  reviewStatus?: string | undefined
  /** In UTC, such as `2021-05-14 16:00:25.032`. */
  createdAtMs?: string | undefined
  applicantType?: Open<'company' | 'individual'> | undefined
  applicantMemberOf?: Loose[] | undefined
}

interface Reviewed extends Applicant {
  reviewResult?: ReviewResult | undefined
}

interface LevelChanged extends Applicant {
  previousLevelName?: string | undefined
}

interface ReviewResult extends Loose {
  reviewAnswer: Open<'GREEN' | 'RED'>
  /** May be shown to the applicant. */
  moderationComment?: string | undefined
  /** Must not be shown to the applicant. */
  clientComment?: string | undefined
  rejectLabels?: string[] | undefined
  reviewRejectType?: Open<'FINAL' | 'RETRY'> | null | undefined
}

/** The payload of each event. */
export interface SumsubPayloads {
  applicantActionLevelChanged: LevelChanged
  applicantActionOnHold: Applicant
  applicantActionPending: Applicant
  applicantActionReviewed: Reviewed
  applicantActivated: Applicant
  applicantCreated: Applicant
  applicantDeactivated: Applicant
  applicantDeleted: Applicant
  applicantLevelChanged: LevelChanged
  applicantOnHold: Reviewed
  applicantPending: Applicant
  applicantPersonalInfoChanged: Applicant
  applicantPrechecked: Applicant
  applicantReset: Applicant
  applicantReviewed: Reviewed
  applicantTagsChanged: Applicant
  applicantWorkflowCompleted: Reviewed
  videoIdentCompositionCompleted: Applicant
  videoIdentStatusChanged: Applicant
}
