import type { MongodbAtlasPayloads } from './payloads/mongodb-atlas.js'
import type { WithPayloads } from './table/define-vendor.js'
import { macVendor } from './table/mac-vendor.js'

export type { MongodbAtlasPayloads } from './payloads/mongodb-atlas.js'

const events = [
  'ALERT_HOST_SSH_SESSION_STARTED',
  'CLUSTER_MONGOS_IS_MISSING',
  'DEPLOYMENT_FAILURE',
  'DEPLOYMENT_MODEL_CHANGE_FAILURE',
  'DEPLOYMENT_MODEL_CHANGE_SUCCESS',
  'HOST_DOWN',
  'HOST_EXPOSED',
  'HOST_EXTERNAL_LOG_SINK_EXPORT_DOWN',
  'HOST_HAS_INDEX_SUGGESTIONS',
  'HOST_MONGOT_APPROACHING_STOP_REPLICATION',
  'HOST_MONGOT_CRASHING_OOM',
  'HOST_MONGOT_PAUSE_INITIAL_SYNC',
  'HOST_MONGOT_STOP_REPLICATION',
  'HOST_NOT_ENOUGH_DISK_SPACE',
  'HOST_SEARCH_NODE_INDEX_FAILED',
  'HOST_SECURITY_CHECKUP_NOT_MET',
  'HOST_SSL_CERTIFICATE_STALE',
  'HOST_VERSION_BEHIND',
  'LOG_FORWARDER_FAILURE',
  'NO_PRIMARY',
  'OUTSIDE_METRIC_THRESHOLD',
  'OUTSIDE_REALM_METRIC_THRESHOLD',
  'PRIMARY_ELECTED',
  'PROFILER_CONFIGURED_TOO_WIDELY',
  'PUSH_BASED_LOG_EXPORT_DROPPED_LOG',
  'PUSH_BASED_LOG_EXPORT_STOPPED',
  'REPLICATION_OPLOG_WINDOW_RUNNING_OUT',
  'REQUEST_RATE_LIMIT',
  'SSH_KEY_NDS_HOST_ACCESS_REFRESHED',
  'SSH_KEY_NDS_HOST_ACCESS_REQUESTED',
  'SUCCESSFUL_DEPLOY',
  'SYNC_FAILURE',
  'TOO_FEW_HEALTHY_MEMBERS',
  'TOO_MANY_ELECTIONS',
  'TOO_MANY_UNHEALTHY_MEMBERS',
  'TRIGGER_AUTO_RESUMED',
  'TRIGGER_FAILURE',
  'URL_CONFIRMATION',
  'VERSION_BEHIND',
] as const satisfies readonly (keyof MongodbAtlasPayloads)[]

const preset = macVendor({
  name: 'mongodb-atlas',
  title: 'MongoDB Atlas',
  strength: 'signed',
  source: 'https://www.mongodb.com/docs/atlas/tutorial/third-party-service-integrations/',
  verifiedOn: '2026-11-28',
  evidence: 'documented',
  signature: { header: 'X-MMS-Signature', encoding: 'base64', algorithm: 'sha1' },
  event: { field: 'eventTypeName' },
  sampleEvent: 'HOST_DOWN',
  events,
})

/** MongoDB Atlas: alerts. The event name is `eventTypeName`: `HOST_DOWN`. */
export const mongodbAtlas = preset as unknown as WithPayloads<typeof preset, MongodbAtlasPayloads>
