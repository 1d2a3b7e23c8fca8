// Written by `npm run payloads` from:
// - @azure/eventgrid 5.12.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/** The payload of each event. */
export interface EventGridPayloads {
  'Microsoft.AppConfiguration.KeyValueDeleted': MicrosoftAppConfigurationKeyValueDeletedPayload
  'Microsoft.AppConfiguration.KeyValueModified': MicrosoftAppConfigurationKeyValueDeletedPayload
  'Microsoft.AppConfiguration.SnapshotCreated': MicrosoftAppConfigurationSnapshotCreatedPayload
  'Microsoft.AppConfiguration.SnapshotModified': MicrosoftAppConfigurationSnapshotCreatedPayload
  'Microsoft.ContainerRegistry.ChartDeleted': MicrosoftContainerRegistryChartPushedPayload
  'Microsoft.ContainerRegistry.ChartPushed': MicrosoftContainerRegistryChartPushedPayload
  'Microsoft.ContainerRegistry.ImageDeleted': MicrosoftContainerRegistryImagePushedPayload
  'Microsoft.ContainerRegistry.ImagePushed': MicrosoftContainerRegistryImagePushedPayload
  'Microsoft.ContainerService.ClusterSupportEnded': MicrosoftContainerServiceClusterSupportEndedPayload
  'Microsoft.ContainerService.ClusterSupportEnding': MicrosoftContainerServiceClusterSupportEndedPayload
  'Microsoft.ContainerService.NewKubernetesVersionAvailable': MicrosoftContainerServiceNewKubernetesVersionAvailablePayload
  'Microsoft.ContainerService.NodePoolRollingFailed': MicrosoftContainerServiceNodePoolRollingFailedPayload
  'Microsoft.ContainerService.NodePoolRollingStarted': MicrosoftContainerServiceNodePoolRollingFailedPayload
  'Microsoft.ContainerService.NodePoolRollingSucceeded': MicrosoftContainerServiceNodePoolRollingFailedPayload
  'Microsoft.Devices.DeviceConnected': MicrosoftDevicesDeviceConnectedPayload
  'Microsoft.Devices.DeviceCreated': MicrosoftDevicesDeviceCreatedPayload
  'Microsoft.Devices.DeviceDeleted': MicrosoftDevicesDeviceCreatedPayload
  'Microsoft.Devices.DeviceDisconnected': MicrosoftDevicesDeviceConnectedPayload
  'Microsoft.Devices.DeviceTelemetry': MicrosoftDevicesDeviceTelemetryPayload
  'Microsoft.EventGrid.MQTTClientCreatedOrUpdated': MicrosoftEventGridMQTTClientCreatedOrUpdatedPayload
  'Microsoft.EventGrid.MQTTClientDeleted': MicrosoftEventGridMQTTClientDeletedPayload
  'Microsoft.EventGrid.MQTTClientSessionConnected': MicrosoftEventGridMQTTClientSessionConnectedPayload
  'Microsoft.EventGrid.MQTTClientSessionDisconnected': MicrosoftEventGridMQTTClientSessionDisconnectedPayload
  'Microsoft.EventGrid.SubscriptionDeletedEvent': MicrosoftEventGridSubscriptionDeletedEventPayload
  'Microsoft.EventGrid.SubscriptionValidationEvent': MicrosoftEventGridSubscriptionValidationEventPayload
  'Microsoft.EventHub.CaptureFileCreated': MicrosoftEventHubCaptureFileCreatedPayload
  'Microsoft.KeyVault.CertificateExpired': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.CertificateNearExpiry': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.CertificateNewVersionCreated': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.KeyExpired': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.KeyNearExpiry': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.KeyNewVersionCreated': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.SecretExpired': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.SecretNearExpiry': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.SecretNewVersionCreated': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.KeyVault.VaultAccessPolicyChanged': MicrosoftKeyVaultKeyExpiredPayload
  'Microsoft.MachineLearningServices.DatasetDriftDetected': MicrosoftMachineLearningServicesDatasetDriftDetectedPayload
  'Microsoft.MachineLearningServices.ModelDeployed': MicrosoftMachineLearningServicesModelDeployedPayload
  'Microsoft.MachineLearningServices.ModelRegistered': MicrosoftMachineLearningServicesModelRegisteredPayload
  'Microsoft.MachineLearningServices.RunCompleted': MicrosoftMachineLearningServicesRunCompletedPayload
  'Microsoft.MachineLearningServices.RunStatusChanged': MicrosoftMachineLearningServicesRunStatusChangedPayload
  'Microsoft.Resources.ResourceActionCancel': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceActionFailure': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceActionSuccess': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceDeleteCancel': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceDeleteFailure': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceDeleteSuccess': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceWriteCancel': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceWriteFailure': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.Resources.ResourceWriteSuccess': MicrosoftResourcesResourceWriteCancelPayload
  'Microsoft.ServiceBus.ActiveMessagesAvailableWithNoListeners': MicrosoftServiceBusActiveMessagesAvailableWithNoListenersPayload
  'Microsoft.ServiceBus.DeadletterMessagesAvailableWithNoListeners': MicrosoftServiceBusActiveMessagesAvailableWithNoListenersPayload
  'Microsoft.Storage.AsyncOperationInitiated': MicrosoftStorageAsyncOperationInitiatedPayload
  'Microsoft.Storage.BlobCreated': MicrosoftStorageBlobCreatedPayload
  'Microsoft.Storage.BlobDeleted': MicrosoftStorageBlobDeletedPayload
  'Microsoft.Storage.BlobInventoryPolicyCompleted': MicrosoftStorageBlobInventoryPolicyCompletedPayload
  'Microsoft.Storage.BlobRenamed': MicrosoftStorageBlobRenamedPayload
  'Microsoft.Storage.BlobTierChanged': MicrosoftStorageBlobTierChangedPayload
  'Microsoft.Storage.DirectoryCreated': MicrosoftStorageDirectoryCreatedPayload
  'Microsoft.Storage.DirectoryDeleted': MicrosoftStorageDirectoryDeletedPayload
  'Microsoft.Storage.DirectoryRenamed': MicrosoftStorageBlobRenamedPayload
  'Microsoft.Storage.LifecyclePolicyCompleted': MicrosoftStorageLifecyclePolicyCompletedPayload
  'Microsoft.Storage.StorageTaskAssignmentCompleted': MicrosoftStorageStorageTaskAssignmentCompletedPayload
  'Microsoft.Storage.StorageTaskAssignmentQueued': MicrosoftStorageStorageTaskAssignmentQueuedPayload
  'Microsoft.Storage.StorageTaskCompleted': MicrosoftStorageStorageTaskCompletedPayload
  'Microsoft.Storage.StorageTaskQueued': MicrosoftStorageStorageTaskQueuedPayload
  'Microsoft.Web.AppServicePlanUpdated': MicrosoftWebAppServicePlanUpdatedPayload
  'Microsoft.Web.AppUpdated': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.BackupOperationCompleted': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.BackupOperationFailed': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.BackupOperationStarted': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.RestoreOperationCompleted': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.RestoreOperationFailed': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.RestoreOperationStarted': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.SlotSwapCompleted': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.SlotSwapFailed': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.SlotSwapStarted': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.SlotSwapWithPreviewCancelled': MicrosoftWebAppUpdatedPayload
  'Microsoft.Web.SlotSwapWithPreviewStarted': MicrosoftWebAppUpdatedPayload
}

interface AppConfigurationKeyValueDeleted extends Loose {
  key: string
  label: string
  etag: string
  syncToken: string
}

interface AppConfigurationSnapshotCreated extends Loose {
  name: string
  etag: string
  syncToken: string
}

interface AppEventTypeDetail extends Loose {
  action: string
}

interface AppServicePlanEventTypeDetail extends Loose {
  stampKind: string
  action: string
  status: string
}

interface ContainerRegistryArtifactEventTarget extends Loose {
  mediaType: string
  size: number
  digest: string
  repository: string
  tag: string
  name: string
  version: string
}

interface ContainerRegistryChartPushed extends Loose {
  id: string
  timestamp: string
  action: string
  location: string
  target: ContainerRegistryArtifactEventTarget
  connectedRegistry: ContainerRegistryEventActor
}

interface ContainerRegistryEventActor extends Loose {
  name: string
}

interface ContainerRegistryEventRequest extends Loose {
  id: string
  addr: string
  host: string
  method: string
  useragent: string
}

interface ContainerRegistryEventSource extends Loose {
  addr: string
  instanceID: string
}

interface ContainerRegistryEventTarget extends Loose {
  mediaType: string
  size: number
  digest: string
  length: number
  repository: string
  url: string
  tag: string
}

interface ContainerRegistryImagePushed extends Loose {
  id: string
  timestamp: string
  action: string
  location: string
  target: ContainerRegistryEventTarget
  request: ContainerRegistryEventRequest
  actor: ContainerRegistryEventActor
  source: ContainerRegistryEventSource
  connectedRegistry: ContainerRegistryEventActor
}

interface ContainerServiceClusterSupportEnded extends Loose {
  kubernetesVersion: string
}

interface ContainerServiceNewKubernetesVersionAvailable extends Loose {
  latestSupportedKubernetesVersion: string
  latestStableKubernetesVersion: string
  lowestMinorKubernetesVersion: string
  latestPreviewKubernetesVersion: string
}

interface ContainerServiceNodePoolRollingFailed extends Loose {
  nodePoolName: string
}

interface DeviceConnectionStateEventInfo extends Loose {
  sequenceNumber: string
}

interface DeviceTwin extends Loose {
  metadata: DeviceTwinMetadata
  version: number
}

interface DeviceTwinInfo extends Loose {
  authenticationType: string
  cloudToDeviceMessageCount: number
  connectionState: string
  deviceId: string
  etag: string
  lastActivityTime: string
  properties: DeviceTwinInfoProperties
  status: string
  statusUpdateTime: string
  version: number
  x509Thumbprint: DeviceTwinInfoX509Thumbprint
}

interface DeviceTwinInfoProperties extends Loose {
  desired?: DeviceTwin | undefined
  reported?: DeviceTwin | undefined
}

interface DeviceTwinInfoX509Thumbprint extends Loose {
  primaryThumbprint?: string | undefined
  secondaryThumbprint?: string | undefined
}

interface DeviceTwinMetadata extends Loose {
  lastUpdated: string
}

interface EventGridMqttClientCreatedOrUpdated extends Loose {
  state: string
  createdOn: string
  updatedOn: string
  attributes: { [key: string]: string }
  clientAuthenticationName: string
  clientName: string
  namespaceName: string
}

interface EventGridMqttClientDeleted extends Loose {
  clientAuthenticationName: string
  clientName: string
  namespaceName: string
}

interface EventGridMqttClientSessionConnected extends Loose {
  clientSessionName: string
  sequenceNumber: number
  clientAuthenticationName: string
  clientName: string
  namespaceName: string
}

interface EventGridMqttClientSessionDisconnected extends Loose {
  clientSessionName: string
  sequenceNumber: number
  disconnectionReason: string
  clientAuthenticationName: string
  clientName: string
  namespaceName: string
}

interface EventHubCaptureFileCreated extends Loose {
  fileUrl: string
  fileType: string
  partitionId: string
  sizeInBytes: number
  eventCount: number
  firstSequenceNumber: number
  lastSequenceNumber: number
  firstEnqueueTime: string
  lastEnqueueTime: string
}

interface IotHubDeviceConnected extends Loose {
  deviceId: string
  moduleId: string
  hubName: string
  deviceConnectionStateEventInfo: DeviceConnectionStateEventInfo
}

interface IotHubDeviceCreated extends Loose {
  deviceId: string
  hubName: string
  twin: DeviceTwinInfo
}

interface IotHubDeviceTelemetry extends Loose {
  body: Loose
  properties: { [key: string]: string }
  systemProperties: { [key: string]: string }
}

interface KeyVault extends Loose {
  Id: string
  VaultName: string
  ObjectType: string
  ObjectName: string
  Version: string
  NBF: number
  EXP: number
}

interface MachineLearningServicesDatasetDriftDetected extends Loose {
  dataDriftId: string
  dataDriftName: string
  runId: string
  baseDatasetId: string
  targetDatasetId: string
  driftCoefficient: number
  startTime: string
  endTime: string
}

interface MachineLearningServicesModelDeployed extends Loose {
  serviceName: string
  serviceComputeType: string
  modelIds: string
  serviceTags: Loose
  serviceProperties: Loose
}

interface MachineLearningServicesModelRegistered extends Loose {
  modelName: string
  modelVersion: string
  modelTags: Loose
  modelProperties: Loose
}

interface MachineLearningServicesRunCompleted extends Loose {
  experimentId: string
  experimentName: string
  runId: string
  runType: string
  runTags: Loose
  runProperties: Loose
}

interface MachineLearningServicesRunStatusChanged extends Loose {
  experimentId: string
  experimentName: string
  runId: string
  runType: string
  runTags: Loose
  runProperties: Loose
  runStatus: string
}

interface MicrosoftAppConfigurationKeyValueDeletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: AppConfigurationKeyValueDeleted
}

interface MicrosoftAppConfigurationSnapshotCreatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: AppConfigurationSnapshotCreated
}

interface MicrosoftContainerRegistryChartPushedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ContainerRegistryChartPushed
}

interface MicrosoftContainerRegistryImagePushedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ContainerRegistryImagePushed
}

interface MicrosoftContainerServiceClusterSupportEndedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ContainerServiceClusterSupportEnded
}

interface MicrosoftContainerServiceNewKubernetesVersionAvailablePayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ContainerServiceNewKubernetesVersionAvailable
}

interface MicrosoftContainerServiceNodePoolRollingFailedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ContainerServiceNodePoolRollingFailed
}

interface MicrosoftDevicesDeviceConnectedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: IotHubDeviceConnected
}

interface MicrosoftDevicesDeviceCreatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: IotHubDeviceCreated
}

interface MicrosoftDevicesDeviceTelemetryPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: IotHubDeviceTelemetry
}

interface MicrosoftEventGridMQTTClientCreatedOrUpdatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: EventGridMqttClientCreatedOrUpdated
}

interface MicrosoftEventGridMQTTClientDeletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: EventGridMqttClientDeleted
}

interface MicrosoftEventGridMQTTClientSessionConnectedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: EventGridMqttClientSessionConnected
}

interface MicrosoftEventGridMQTTClientSessionDisconnectedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: EventGridMqttClientSessionDisconnected
}

interface MicrosoftEventGridSubscriptionDeletedEventPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: SubscriptionDeleted
}

interface MicrosoftEventGridSubscriptionValidationEventPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: SubscriptionValidation
}

interface MicrosoftEventHubCaptureFileCreatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: EventHubCaptureFileCreated
}

interface MicrosoftKeyVaultKeyExpiredPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: KeyVault
}

interface MicrosoftMachineLearningServicesDatasetDriftDetectedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: MachineLearningServicesDatasetDriftDetected
}

interface MicrosoftMachineLearningServicesModelDeployedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: MachineLearningServicesModelDeployed
}

interface MicrosoftMachineLearningServicesModelRegisteredPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: MachineLearningServicesModelRegistered
}

interface MicrosoftMachineLearningServicesRunCompletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: MachineLearningServicesRunCompleted
}

interface MicrosoftMachineLearningServicesRunStatusChangedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: MachineLearningServicesRunStatusChanged
}

interface MicrosoftResourcesResourceWriteCancelPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ResourceWriteCancel
}

interface MicrosoftServiceBusActiveMessagesAvailableWithNoListenersPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: ServiceBusActiveMessagesAvailableWithNoListeners
}

interface MicrosoftStorageAsyncOperationInitiatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageAsyncOperationInitiated
}

interface MicrosoftStorageBlobCreatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageBlobCreated
}

interface MicrosoftStorageBlobDeletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageBlobDeleted
}

interface MicrosoftStorageBlobInventoryPolicyCompletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageBlobInventoryPolicyCompleted
}

interface MicrosoftStorageBlobRenamedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageBlobRenamed
}

interface MicrosoftStorageBlobTierChangedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageBlobTierChanged
}

interface MicrosoftStorageDirectoryCreatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageDirectoryCreated
}

interface MicrosoftStorageDirectoryDeletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageDirectoryDeleted
}

interface MicrosoftStorageLifecyclePolicyCompletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageLifecyclePolicyCompleted
}

interface MicrosoftStorageStorageTaskAssignmentCompletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageTaskAssignmentCompleted
}

interface MicrosoftStorageStorageTaskAssignmentQueuedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageTaskAssignmentQueued
}

interface MicrosoftStorageStorageTaskCompletedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageTaskCompleted
}

interface MicrosoftStorageStorageTaskQueuedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: StorageTaskQueued
}

interface MicrosoftWebAppServicePlanUpdatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: WebAppServicePlanUpdated
}

interface MicrosoftWebAppUpdatedPayload extends Loose {
  eventType: string
  eventTime: string
  id: string
  topic?: string | undefined
  subject: string
  dataVersion: string
  metadataVersion?: string | undefined
  data: WebAppUpdated
}

interface ResourceAuthorization extends Loose {
  scope: string
  action: string
  evidence: { [key: string]: string }
}

interface ResourceHttpRequest extends Loose {
  clientRequestId: string
  clientIpAddress: string
  method: string
  url: string
}

interface ResourceWriteCancel extends Loose {
  tenantId: string
  subscriptionId: string
  resourceGroup: string
  resourceProvider: string
  resourceUri: string
  operationName: string
  status: string
  authorization: ResourceAuthorization
  claims: { [key: string]: string }
  correlationId: string
  httpRequest: ResourceHttpRequest
}

interface ServiceBusActiveMessagesAvailableWithNoListeners extends Loose {
  namespaceName: string
  requestUri: string
  entityType: string
  queueName: string
  topicName: string
  subscriptionName: string
}

interface StorageAsyncOperationInitiated extends Loose {
  api: string
  clientRequestId: string
  requestId: string
  contentType: string
  contentLength: number
  blobType: string
  url: string
  sequencer: string
  identity: string
  storageDiagnostics: Loose
}

interface StorageBlobCreated extends Loose {
  api?: string | undefined
  clientRequestId?: string | undefined
  requestId?: string | undefined
  eTag?: string | undefined
  contentType?: string | undefined
  contentLength?: number | undefined
  contentOffset?: number | undefined
  blobType?: string | undefined
  accessTier: string
  url?: string | undefined
  sequencer?: string | undefined
  identity?: string | undefined
  storageDiagnostics?: Loose | undefined
}

interface StorageBlobDeleted extends Loose {
  api: string
  clientRequestId: string
  requestId: string
  contentType: string
  blobType: string
  url: string
  sequencer: string
  identity: string
  storageDiagnostics: Loose
}

interface StorageBlobInventoryPolicyCompleted extends Loose {
  scheduleDateTime: string
  accountName: string
  ruleName: string
  policyRunStatus: string
  policyRunStatusMessage: string
  policyRunId: string
  manifestBlobUrl: string
}

interface StorageBlobRenamed extends Loose {
  api: string
  clientRequestId: string
  requestId: string
  sourceUrl: string
  destinationUrl: string
  sequencer: string
  identity: string
  storageDiagnostics: Loose
}

interface StorageBlobTierChanged extends Loose {
  api?: string | undefined
  clientRequestId?: string | undefined
  requestId?: string | undefined
  contentType?: string | undefined
  contentLength?: number | undefined
  blobType?: string | undefined
  accessTier: string
  previousTier: string
  url?: string | undefined
  sequencer?: string | undefined
  identity?: string | undefined
  storageDiagnostics?: Loose | undefined
}

interface StorageDirectoryCreated extends Loose {
  api: string
  clientRequestId: string
  requestId: string
  eTag: string
  url: string
  sequencer: string
  identity: string
  storageDiagnostics: Loose
}

interface StorageDirectoryDeleted extends Loose {
  api: string
  clientRequestId: string
  requestId: string
  url: string
  recursive: string
  sequencer: string
  identity: string
  storageDiagnostics: Loose
}

interface StorageLifecyclePolicyActionSummaryDetail extends Loose {
  totalObjectsCount: number
  successCount: number
  errorList: string
}

interface StorageLifecyclePolicyCompleted extends Loose {
  scheduleTime: string
  policyRunSummary: StorageLifecyclePolicyRunSummary
  deleteSummary: StorageLifecyclePolicyActionSummaryDetail
  tierToCoolSummary: StorageLifecyclePolicyActionSummaryDetail
  tierToColdSummary: StorageLifecyclePolicyActionSummaryDetail
  tierToArchiveSummary: StorageLifecyclePolicyActionSummaryDetail
}

interface StorageLifecyclePolicyRunSummary extends Loose {
  completionStatus: string
}

interface StorageTaskAssignmentCompleted extends Loose {
  status: string
  completedOn: string
  taskExecutionId: string
  taskName: string
  summaryReportBlobUri: string
}

interface StorageTaskAssignmentQueued extends Loose {
  queuedOn: string
  taskExecutionId: string
}

interface StorageTaskCompleted extends Loose {
  status: string
  completedDateTime: string
  taskExecutionId: string
  taskName: string
  summaryReportBlobUrl: string
}

interface StorageTaskQueued extends Loose {
  queuedDateTime: string
  taskExecutionId: string
}

interface SubscriptionDeleted extends Loose {
  eventSubscriptionId: string
}

interface SubscriptionValidation extends Loose {
  validationCode: string
  validationUrl: string
}

interface WebAppServicePlanUpdated extends Loose {
  appServicePlanEventTypeDetail: AppServicePlanEventTypeDetail
  sku: WebAppServicePlanUpdatedEventDataSku
  name: string
  clientRequestId: string
  correlationRequestId: string
  requestId: string
  address: string
  verb: string
}

interface WebAppServicePlanUpdatedEventDataSku extends Loose {
  name?: string | undefined
  tier?: string | undefined
  size?: string | undefined
  family?: string | undefined
  capacity?: string | undefined
}

interface WebAppUpdated extends Loose {
  appEventTypeDetail: AppEventTypeDetail
  name: string
  clientRequestId: string
  correlationRequestId: string
  requestId: string
  address: string
  verb: string
}
