// Alerts of MongoDB Atlas, https://www.mongodb.com/docs/atlas/tutorial/webhook-integration/: what its API returns for an alert.
// Read on 2026-11-29: the alerts of Atlas' OpenAPI description, kept in api-evangelist/mongodb (commit d53ba62a).

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

// The values that the documentation lists; others are allowed.
type Open<T extends string> = T | (string & {})

interface Alert extends Loose {
  id: string
  alertConfigId: string
  groupId?: string | undefined
  orgId?: string | undefined
  eventTypeName: string
  status: Open<'CANCELLED' | 'CLOSED' | 'OPEN' | 'TRACKING'>
  created: string
  updated: string
  resolved?: string | undefined
  lastNotified?: string | undefined
  acknowledgedUntil?: string | undefined
  acknowledgementComment?: string | undefined
  acknowledgingUsername?: string | undefined
  links?: Loose[] | undefined
}

interface Cluster extends Alert {
  clusterName?: string | undefined
}

interface Host extends Cluster {
  hostnameAndPort?: string | undefined
  replicaSetName?: string | undefined
}

interface Metric extends Host {
  metricName?: string | undefined
  currentValue?: (Loose & { number?: number | undefined; units?: string | undefined }) | undefined
}

interface ReplicaSet extends Host {
  nonRunningHostIds?: string[] | undefined
  parentClusterId?: string | undefined
}

/** The payload of each event. */
export interface MongodbAtlasPayloads {
  ALERT_HOST_SSH_SESSION_STARTED: Host
  CLUSTER_MONGOS_IS_MISSING: Cluster
  DEPLOYMENT_FAILURE: Alert
  DEPLOYMENT_MODEL_CHANGE_FAILURE: Alert
  DEPLOYMENT_MODEL_CHANGE_SUCCESS: Alert
  HOST_DOWN: Host
  HOST_EXPOSED: Host
  HOST_EXTERNAL_LOG_SINK_EXPORT_DOWN: Host
  HOST_HAS_INDEX_SUGGESTIONS: Host
  HOST_MONGOT_APPROACHING_STOP_REPLICATION: Host
  HOST_MONGOT_CRASHING_OOM: Host
  HOST_MONGOT_PAUSE_INITIAL_SYNC: Host
  HOST_MONGOT_STOP_REPLICATION: Host
  HOST_NOT_ENOUGH_DISK_SPACE: Host
  HOST_SEARCH_NODE_INDEX_FAILED: Host
  HOST_SECURITY_CHECKUP_NOT_MET: Host
  HOST_SSL_CERTIFICATE_STALE: Host
  HOST_VERSION_BEHIND: Host
  LOG_FORWARDER_FAILURE: Alert
  NO_PRIMARY: ReplicaSet
  OUTSIDE_METRIC_THRESHOLD: Metric
  OUTSIDE_REALM_METRIC_THRESHOLD: Alert
  PRIMARY_ELECTED: ReplicaSet
  PROFILER_CONFIGURED_TOO_WIDELY: Host
  PUSH_BASED_LOG_EXPORT_DROPPED_LOG: Host
  PUSH_BASED_LOG_EXPORT_STOPPED: Host
  REPLICATION_OPLOG_WINDOW_RUNNING_OUT: ReplicaSet
  REQUEST_RATE_LIMIT: Alert
  SSH_KEY_NDS_HOST_ACCESS_REFRESHED: Host
  SSH_KEY_NDS_HOST_ACCESS_REQUESTED: Host
  SUCCESSFUL_DEPLOY: Alert
  SYNC_FAILURE: Alert
  TOO_FEW_HEALTHY_MEMBERS: ReplicaSet
  TOO_MANY_ELECTIONS: ReplicaSet
  TOO_MANY_UNHEALTHY_MEMBERS: ReplicaSet
  TRIGGER_AUTO_RESUMED: Alert
  TRIGGER_FAILURE: Alert
  URL_CONFIRMATION: Alert
  VERSION_BEHIND: Host
}
