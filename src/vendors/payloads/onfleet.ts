// Webhooks of Onfleet, https://docs.onfleet.com/reference/webhooks
// Read on 2026-11-29: the description and the example in api-evangelist/onfleet (commit d0697d86).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface Payload<Data> extends Loose {
  /** In milliseconds. */
  time: number
  triggerId: number
  triggerName: string
  taskId?: string | undefined
  workerId?: string | null | undefined
  data: Data
}

interface OfTask extends Loose {
  task: Task
  worker?: Worker | null | undefined
}

interface Task extends Loose {
  id?: string | undefined
  shortId: string
  state?: number | undefined
  completionDetails?:
    | (Loose & { success?: boolean | undefined; time?: number | null | undefined; notes?: string | undefined })
    | undefined
}

interface Worker extends Loose {
  id: string
  name: string
}

interface OfWorker extends Loose {
  worker?: Worker | undefined
}

/** The payload of each event. */
export interface OnfleetPayloads {
  taskArrival: Payload<OfTask>
  taskAssigned: Payload<OfTask>
  taskCloned: Payload<OfTask>
  taskCompleted: Payload<OfTask>
  taskCreated: Payload<OfTask>
  taskDelayed: Payload<OfTask>
  taskDeleted: Payload<OfTask>
  taskEta: Payload<OfTask>
  taskFailed: Payload<OfTask>
  taskStarted: Payload<OfTask>
  taskUnassigned: Payload<OfTask>
  taskUpdated: Payload<OfTask>
  workerDuty: Payload<OfWorker>
}
