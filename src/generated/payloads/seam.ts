// Written by `npm run payloads` from:
// - @seamapi/types 1.977.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface SeamPayloads {
  'access_code.backup_access_code_pulled': AccessCodeBackupAccessCodePulledPayload
  'access_code.changed': AccessCodeChangedPayload
  'access_code.code_changed': AccessCodeCodeChangedPayload
  'access_code.created': AccessCodeCreatedPayload
  'access_code.delay_in_removing_from_device': AccessCodeFailedToSetOnDevicePayload
  'access_code.delay_in_setting_on_device': AccessCodeFailedToSetOnDevicePayload
  'access_code.deleted': AccessCodeDeletedPayload
  'access_code.deleted_external_to_seam': AccessCodeCreatedPayload
  'access_code.failed_to_remove_from_device': AccessCodeFailedToSetOnDevicePayload
  'access_code.failed_to_set_on_device': AccessCodeFailedToSetOnDevicePayload
  'access_code.modified_external_to_seam': AccessCodeCreatedPayload
  'access_code.mutations_requested': AccessCodeMutationsRequestedPayload
  'access_code.name_changed': AccessCodeNameChangedPayload
  'access_code.removed_from_device': AccessCodeCreatedPayload
  'access_code.scheduled_on_device': AccessCodeSetOnDevicePayload
  'access_code.set_on_device': AccessCodeSetOnDevicePayload
  'access_code.time_frame_changed': AccessCodeTimeFrameChangedPayload
  'access_code.unmanaged.converted_to_managed': AccessCodeCreatedPayload
  'access_code.unmanaged.created': AccessCodeCreatedPayload
  'access_code.unmanaged.failed_to_convert_to_managed': AccessCodeFailedToSetOnDevicePayload
  'access_code.unmanaged.removed': AccessCodeCreatedPayload
  'access_grant.access_granted_to_all_doors': AccessGrantCreatedPayload
  'access_grant.access_granted_to_door': AccessGrantAccessToDoorLostPayload
  'access_grant.access_times_changed': AccessGrantAccessTimesChangedPayload
  'access_grant.access_to_door_lost': AccessGrantAccessToDoorLostPayload
  'access_grant.could_not_create_requested_access_methods': AccessGrantCouldNotCreateRequestedAccessMethodsPayload
  'access_grant.created': AccessGrantCreatedPayload
  'access_grant.deleted': AccessGrantCreatedPayload
  'access_method.card_encoding_required': AccessMethodCreatedPayload
  'access_method.created': AccessMethodCreatedPayload
  'access_method.delay_in_issuing': AccessMethodCreatedPayload
  'access_method.deleted': AccessMethodCreatedPayload
  'access_method.failed_to_issue': AccessMethodCreatedPayload
  'access_method.issued': AccessMethodIssuedPayload
  'access_method.reissued': AccessMethodIssuedPayload
  'access_method.revoked': AccessMethodCreatedPayload
  'acs_access_group.deleted': AcsAccessGroupDeletedPayload
  'acs_credential.deleted': AcsCredentialIssuedPayload
  'acs_credential.invalidated': AcsCredentialIssuedPayload
  'acs_credential.issued': AcsCredentialIssuedPayload
  'acs_credential.reissued': AcsCredentialIssuedPayload
  'acs_encoder.added': AcsEncoderAddedPayload
  'acs_encoder.removed': AcsEncoderAddedPayload
  'acs_entrance.added': AcsEntranceAddedPayload
  'acs_entrance.removed': AcsEntranceAddedPayload
  'acs_system.added': AcsSystemAddedPayload
  'acs_system.connected': AcsSystemAddedPayload
  'acs_system.disconnected': AcsSystemDisconnectedPayload
  'acs_user.created': AcsUserCreatedPayload
  'acs_user.deleted': AcsUserCreatedPayload
  'action_attempt.lock_door.failed': ActionAttemptLockDoorFailedPayload
  'action_attempt.lock_door.succeeded': ActionAttemptLockDoorFailedPayload
  'action_attempt.simulate_keypad_code_entry.failed': ActionAttemptLockDoorFailedPayload
  'action_attempt.simulate_keypad_code_entry.succeeded': ActionAttemptLockDoorFailedPayload
  'action_attempt.simulate_manual_lock_via_keypad.failed': ActionAttemptLockDoorFailedPayload
  'action_attempt.simulate_manual_lock_via_keypad.succeeded': ActionAttemptLockDoorFailedPayload
  'action_attempt.unlock_door.failed': ActionAttemptLockDoorFailedPayload
  'action_attempt.unlock_door.succeeded': ActionAttemptLockDoorFailedPayload
  'camera.activated': CameraActivatedPayload
  'client_session.deleted': ClientSessionDeletedPayload
  'connect_webview.login_failed': ConnectWebviewLoginFailedPayload
  'connect_webview.login_succeeded': ConnectWebviewLoginSucceededPayload
  'connected_account.completed_first_sync': ConnectedAccountCompletedFirstSyncPayload
  'connected_account.completed_first_sync_after_reconnection': ConnectedAccountCompletedFirstSyncPayload
  'connected_account.connected': ConnectedAccountConnectedPayload
  'connected_account.created': ConnectedAccountCreatedPayload
  'connected_account.deleted': ConnectedAccountDeletedPayload
  'connected_account.disconnected': ConnectedAccountDisconnectedPayload
  'connected_account.reauthorization_requested': ConnectedAccountDisconnectedPayload
  'connected_account.successful_login': ConnectedAccountCreatedPayload
  'device.accessory_keypad_connected': DeviceAddedPayload
  'device.accessory_keypad_disconnected': DeviceConnectionBecameFlakyPayload
  'device.added': DeviceAddedPayload
  'device.battery_status_changed': DeviceBatteryStatusChangedPayload
  'device.connected': DeviceAddedPayload
  'device.connection_became_flaky': DeviceConnectionBecameFlakyPayload
  'device.connection_stabilized': DeviceAddedPayload
  'device.converted_to_unmanaged': DeviceAddedPayload
  'device.deleted': DeviceDeletedPayload
  'device.disconnected': DeviceDisconnectedPayload
  'device.doorbell_rang': DeviceDoorbellRangPayload
  'device.error.subscription_required': DeviceConnectionBecameFlakyPayload
  'device.error.subscription_required.resolved': DeviceAddedPayload
  'device.low_battery': DeviceLowBatteryPayload
  'device.name_changed': DeviceNameChangedPayload
  'device.removed': DeviceAddedPayload
  'device.salto.privacy_mode_activated': DeviceAddedPayload
  'device.salto.privacy_mode_deactivated': DeviceAddedPayload
  'device.tampered': DeviceAddedPayload
  'device.third_party_integration_detected': DeviceAddedPayload
  'device.third_party_integration_no_longer_detected': DeviceAddedPayload
  'device.unmanaged.connected': DeviceAddedPayload
  'device.unmanaged.converted_to_managed': DeviceAddedPayload
  'device.unmanaged.disconnected': DeviceDisconnectedPayload
  'enrollment_automation.deleted': EnrollmentAutomationDeletedPayload
  'lock.access_denied': LockAccessDeniedPayload
  'lock.locked': LockLockedPayload
  'lock.unlocked': LockUnlockedPayload
  'noise_sensor.noise_threshold_triggered': NoiseSensorNoiseThresholdTriggeredPayload
  'phone.deactivated': PhoneDeactivatedPayload
  'space.created': SpaceCreatedPayload
  'space.deleted': SpaceCreatedPayload
  'space.device_membership_changed': SpaceCreatedPayload
  'thermostat.climate_preset_activated': ThermostatClimatePresetActivatedPayload
  'thermostat.manually_adjusted': ThermostatManuallyAdjustedPayload
  'thermostat.temperature_changed': ThermostatTemperatureChangedPayload
  'thermostat.temperature_reached_set_point': ThermostatTemperatureReachedSetPointPayload
  'thermostat.temperature_threshold_exceeded': ThermostatTemperatureThresholdExceededPayload
  'thermostat.temperature_threshold_no_longer_exceeded': ThermostatTemperatureThresholdExceededPayload
}

interface AccessCodeBackupAccessCodePulledPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  backup_access_code_id: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  changed_properties?: AccessCodeChangedPayloadChangedProperty[] | undefined
  change_reason?: string | undefined
}

interface AccessCodeChangedPayloadChangedProperty extends Loose {
  from: string | null
  to: string | null
  property: string
}

interface AccessCodeCodeChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  description: string
  from: Loose & { code: string | null }
  to: Loose & { code: string | null }
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeCreatedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeDeletedPayload extends Loose {
  code: string | null
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeFailedToSetOnDevicePayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_errors: DeviceDisconnectedPayloadDeviceError[]
  connected_account_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  device_errors: DeviceDisconnectedPayloadDeviceError[]
  device_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  access_code_errors: DeviceDisconnectedPayloadDeviceError[]
  access_code_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeMutationsRequestedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  requested_mutations: AccessCodeMutationsRequestedPayloadRequestedMutation[]
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeMutationsRequestedPayloadRequestedMutation extends Loose {
  mutation_code: Open<
    'creating' | 'deferring_creation' | 'deleting' | 'updating_code' | 'updating_name' | 'updating_time_frame'
  >
  from?: Loose | undefined
  to?: Loose | undefined
}

interface AccessCodeNameChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  description: string
  from: Loose & { name: string | null }
  to: Loose & { name: string | null }
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeSetOnDevicePayload extends Loose {
  code: string
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessCodeTimeFrameChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  description: string
  from: Loose & { starts_at: string | null; ends_at: string | null }
  to: Loose & { starts_at: string | null; ends_at: string | null }
  access_code_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface AccessGrantAccessTimesChangedPayload extends Loose {
  workspace_id: string
  created_at: string
  access_grant_id: string
  event_id: string
  occurred_at: string
  event_type: string
  starts_at?: string | undefined
  ends_at?: string | undefined
  access_grant_key?: string | undefined
  event_description?: string | undefined
}

interface AccessGrantAccessToDoorLostPayload extends Loose {
  workspace_id: string
  created_at: string
  access_grant_id: string
  acs_entrance_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
}

interface AccessGrantCouldNotCreateRequestedAccessMethodsPayload extends Loose {
  workspace_id: string
  created_at: string
  access_grant_id: string
  event_id: string
  occurred_at: string
  event_type: string
  error_message: string
  missing_device_ids?: string[] | undefined
  event_description?: string | undefined
}

interface AccessGrantCreatedPayload extends Loose {
  workspace_id: string
  created_at: string
  access_grant_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
}

interface AccessMethodCreatedPayload extends Loose {
  workspace_id: string
  created_at: string
  access_method_id: string
  event_id: string
  occurred_at: string
  event_type: string
  access_grant_ids: string[]
  event_description?: string | undefined
  access_grant_keys?: string[] | undefined
}

interface AccessMethodIssuedPayload extends Loose {
  workspace_id: string
  created_at: string
  access_method_id: string
  event_id: string
  occurred_at: string
  event_type: string
  access_grant_ids: string[]
  code?: string | undefined
  event_description?: string | undefined
  access_grant_keys?: string[] | undefined
  is_backup_code?: boolean | undefined
}

interface AcsAccessGroupDeletedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_access_group_id: string
  acs_system_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface AcsCredentialIssuedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_system_id: string
  acs_credential_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface AcsEncoderAddedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_system_id: string
  acs_encoder_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface AcsEntranceAddedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_entrance_id: string
  acs_system_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface AcsSystemAddedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_system_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface AcsSystemDisconnectedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_system_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_errors: DeviceDisconnectedPayloadDeviceError[]
  connected_account_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  acs_system_errors: DeviceDisconnectedPayloadDeviceError[]
  acs_system_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface AcsUserCreatedPayload extends Loose {
  workspace_id: string
  created_at: string
  acs_user_id: string
  acs_system_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface ActionAttemptLockDoorFailedPayload extends Loose {
  status: string
  workspace_id: string
  created_at: string
  action_attempt_id: string
  action_type: string
  event_id: string
  occurred_at: string
  event_type: string
  device_id?: string | undefined
  connected_account_id?: string | undefined
  event_description?: string | undefined
}

interface CameraActivatedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  activation_reason: Open<'motion_detected'>
  image_url?: string | undefined
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  motion_sub_type?: Open<'human' | 'other' | 'package' | 'vehicle'> | undefined
  video_url?: string | undefined
}

interface ClientSessionDeletedPayload extends Loose {
  workspace_id: string
  created_at: string
  client_session_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
}

interface ConnectWebviewLoginFailedPayload extends Loose {
  workspace_id: string
  created_at: string
  connect_webview_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
}

interface ConnectWebviewLoginSucceededPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  connect_webview_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ConnectedAccountCompletedFirstSyncPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ConnectedAccountConnectedPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  connect_webview_id?: string | undefined
  event_description?: string | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ConnectedAccountCreatedPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  connect_webview_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ConnectedAccountDeletedPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_type?: string | undefined
}

interface ConnectedAccountDisconnectedPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_errors: DeviceDisconnectedPayloadDeviceError[]
  connected_account_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  event_description?: string | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceAddedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceBatteryStatusChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  battery_level: number
  event_id: string
  occurred_at: string
  event_type: string
  battery_status: Open<'critical' | 'full' | 'good' | 'low'>
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceConnectionBecameFlakyPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_errors: DeviceDisconnectedPayloadDeviceError[]
  connected_account_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  device_errors: DeviceDisconnectedPayloadDeviceError[]
  device_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceDeletedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  device_name?: string | null | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceDisconnectedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  error_code: Open<'account_disconnected' | 'device_disconnected' | 'hub_disconnected'>
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  connected_account_errors: DeviceDisconnectedPayloadDeviceError[]
  connected_account_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  device_errors: DeviceDisconnectedPayloadDeviceError[]
  device_warnings: DeviceDisconnectedPayloadDeviceWarning[]
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceDisconnectedPayloadDeviceError extends Loose {
  message: string
  created_at: string
  error_code: string
}

interface DeviceDisconnectedPayloadDeviceWarning extends Loose {
  message: string
  created_at: string
  warning_code: string
}

interface DeviceDoorbellRangPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  image_url?: string | undefined
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  video_url?: string | undefined
}

interface DeviceLowBatteryPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  battery_level: number
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface DeviceNameChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  device_name: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface EnrollmentAutomationDeletedPayload extends Loose {
  workspace_id: string
  created_at: string
  enrollment_automation_id: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
}

interface LockAccessDeniedPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  device_id?: string | undefined
  customer_key?: string | undefined
  access_code_id?: string | undefined
  reason?: LockAccessDeniedPayloadReason | undefined
  user_identity_id?: string | undefined
  acs_user_id?: string | undefined
  acs_entrance_id?: string | undefined
  acs_system_id?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface LockAccessDeniedPayloadReason extends Loose {
  message: string
  reason_code: Open<
    | 'blocked_by_privacy_mode'
    | 'blocklisted_code'
    | 'credential_error'
    | 'expired_code'
    | 'too_many_attempts'
    | 'unknown_code'
  >
}

interface LockLockedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  method: Open<'automatic' | 'card' | 'keycode' | 'manual' | 'remote' | 'unknown'>
  code?: string | undefined
  customer_key?: string | undefined
  access_code_id?: string | undefined
  user_identity_id?: string | undefined
  acs_user_id?: string | undefined
  acs_entrance_id?: string | undefined
  acs_system_id?: string | undefined
  action_attempt_id?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  access_code_is_managed?: boolean | undefined
  is_via_bluetooth?: boolean | undefined
  is_via_nfc?: boolean | undefined
}

interface LockUnlockedPayload extends Loose {
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  method: Open<'automatic' | 'card' | 'keycode' | 'manual' | 'remote' | 'unknown'>
  code?: string | undefined
  device_id?: string | undefined
  customer_key?: string | undefined
  access_code_id?: string | undefined
  user_identity_id?: string | undefined
  acs_user_id?: string | undefined
  acs_entrance_id?: string | undefined
  acs_system_id?: string | undefined
  action_attempt_id?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  access_code_is_managed?: boolean | undefined
  is_via_bluetooth?: boolean | undefined
  is_via_nfc?: boolean | undefined
}

interface NoiseSensorNoiseThresholdTriggeredPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  noise_level_nrs?: number | undefined
  noiseaware_metadata?: Loose | undefined
  minut_metadata?: Loose | undefined
  noise_level_decibels?: number | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  noise_threshold_id?: string | undefined
  noise_threshold_name?: string | undefined
}

interface PhoneDeactivatedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  event_id: string
  occurred_at: string
  event_type: string
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface SpaceCreatedPayload extends Loose {
  workspace_id: string
  created_at: string
  device_ids: string[]
  event_id: string
  occurred_at: string
  event_type: string
  space_id: string
  acs_entrance_ids: string[]
  event_description?: string | undefined
  space_key?: string | undefined
}

interface ThermostatClimatePresetActivatedPayload extends Loose {
  climate_preset_key: string
  device_id: string
  workspace_id: string
  created_at: string
  thermostat_schedule_id: string | null
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  is_fallback_climate_preset: boolean
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ThermostatManuallyAdjustedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  method: Open<'external' | 'seam'>
  fan_mode_setting?: Open<'auto' | 'circulate' | 'on'> | undefined
  hvac_mode_setting?: Open<'cool' | 'eco' | 'heat' | 'heat_cool' | 'off'> | undefined
  cooling_set_point_celsius?: number | undefined
  heating_set_point_celsius?: number | undefined
  cooling_set_point_fahrenheit?: number | undefined
  heating_set_point_fahrenheit?: number | undefined
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ThermostatTemperatureChangedPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  temperature_fahrenheit: number
  temperature_celsius: number
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}

interface ThermostatTemperatureReachedSetPointPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  temperature_fahrenheit: number
  temperature_celsius: number
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
  desired_temperature_celsius?: number | undefined
  desired_temperature_fahrenheit?: number | undefined
}

interface ThermostatTemperatureThresholdExceededPayload extends Loose {
  device_id: string
  workspace_id: string
  created_at: string
  temperature_fahrenheit: number
  temperature_celsius: number
  lower_limit_celsius: number | null
  lower_limit_fahrenheit: number | null
  upper_limit_celsius: number | null
  upper_limit_fahrenheit: number | null
  connected_account_id: string
  event_id: string
  occurred_at: string
  event_type: string
  customer_key?: string | undefined
  event_description?: string | undefined
  device_custom_metadata?: { [key: string]: string | boolean } | undefined
  connected_account_custom_metadata?: { [key: string]: string | boolean } | undefined
}
