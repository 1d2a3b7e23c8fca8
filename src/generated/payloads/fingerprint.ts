// Written by `npm run payloads` from:
// - @fingerprint/node-sdk 7.7.1

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface FingerprintPayloads {
  identification: IdentificationPayload
}

interface IdentificationPayload extends Loose {
  event_id: string
  timestamp: number
  source?: Open<'device' | 'edge'> | undefined
  incremental_identification_status?: Open<'completed' | 'partially_completed'> | undefined
  linked_id?: string | undefined
  environment_id?: string | undefined
  suspect?: boolean | undefined
  sdk?: IdentificationPayloadSdk | undefined
  replayed?: boolean | undefined
  identification?: IdentificationPayloadIdentification | undefined
  supplementary_id_high_recall?: IdentificationPayloadIdentification | undefined
  tags?: Loose | undefined
  url?: string | undefined
  bundle_id?: string | undefined
  package_name?: string | undefined
  ip_address?: string | undefined
  user_agent?: string | undefined
  device?: string | undefined
  os?: string | undefined
  os_version?: string | undefined
  client_referrer?: string | undefined
  browser_details?: IdentificationPayloadBrowserDetails | undefined
  proximity?: IdentificationPayloadProximity | undefined
  active_call?: boolean | undefined
  bot?: Open<'bad' | 'good' | 'not_detected'> | undefined
  bot_type?: string | undefined
  bot_info?: IdentificationPayloadBotInfo | undefined
  cloned_app?: boolean | undefined
  developer_tools?: boolean | undefined
  emulator?: boolean | undefined
  factory_reset_timestamp?: number | undefined
  frida?: boolean | undefined
  ip_blocklist?: IdentificationPayloadIpBlocklist | undefined
  ip_info?: IdentificationPayloadIpInfo | undefined
  proxy?: boolean | undefined
  proxy_confidence?: Open<'high' | 'low' | 'medium'> | undefined
  proxy_details?: IdentificationPayloadProxyDetails | undefined
  proxy_ml_score?: number | undefined
  incognito?: boolean | undefined
  jailbroken?: boolean | undefined
  location_spoofing?: boolean | undefined
  mitm_attack?: boolean | undefined
  privacy_settings?: boolean | undefined
  root_apps?: boolean | undefined
  rule_action?: IdentificationPayloadRuleAction | undefined
  simulator?: boolean | undefined
  suspect_score?: number | undefined
  tampering?: boolean | undefined
  tampering_confidence?: Open<'high' | 'low' | 'medium'> | undefined
  tampering_ml_score?: number | undefined
  tampering_details?:
    | (Loose & { anomaly_score?: number | undefined; anti_detect_browser?: boolean | undefined })
    | undefined
  velocity?: IdentificationPayloadVelocity | undefined
  virtual_machine?: boolean | undefined
  virtual_machine_ml_score?: number | undefined
  vpn?: boolean | undefined
  vpn_confidence?: Open<'high' | 'low' | 'medium'> | undefined
  vpn_ml_score?: number | undefined
  vpn_origin_timezone?: string | undefined
  vpn_origin_country?: string | undefined
  vpn_methods?: IdentificationPayloadVpnMethods | undefined
  high_activity_device?: boolean | undefined
  rare_device?: boolean | undefined
  rare_device_percentile_bucket?:
    | Open<'<p95' | 'not_seen' | 'p95-p99' | 'p99-p99.5' | 'p99.5-p99.9' | 'p99.9+'>
    | undefined
  raw_device_attributes?: IdentificationPayloadRawDeviceAttributes | undefined
  labels?: IdentificationPayloadLabel[] | undefined
}

interface IdentificationPayloadBotInfo extends Loose {
  category: string
  provider: string
  provider_url?: string | undefined
  name: string
  identity: Open<'signed' | 'spoofed' | 'unknown' | 'verified'>
  confidence: Open<'high' | 'low' | 'medium'>
}

interface IdentificationPayloadBrowserDetails extends Loose {
  browser_name: string
  browser_major_version: string
  browser_full_version: string
  os: string
  os_version: string
  device: string
}

interface IdentificationPayloadIdentification extends Loose {
  visitor_id: string
  confidence?: IdentificationPayloadIdentificationConfidence | undefined
  visitor_found: boolean
  first_seen_at?: number | undefined
  last_seen_at?: number | undefined
}

interface IdentificationPayloadIdentificationConfidence extends Loose {
  score: number
  version?: string | undefined
  comment?: string | undefined
}

interface IdentificationPayloadIpBlocklist extends Loose {
  email_spam?: boolean | undefined
  attack_source?: boolean | undefined
  tor_node?: boolean | undefined
}

interface IdentificationPayloadIpInfo extends Loose {
  v4?: IdentificationPayloadIpInfoV4 | undefined
  v6?: IdentificationPayloadIpInfoV4 | undefined
}

interface IdentificationPayloadIpInfoV4 extends Loose {
  address: string
  geolocation?: IdentificationPayloadIpInfoV4Geolocation | undefined
  asn?: string | undefined
  asn_name?: string | undefined
  asn_network?: string | undefined
  asn_type?: string | undefined
  datacenter_result?: boolean | undefined
  datacenter_name?: string | undefined
}

interface IdentificationPayloadIpInfoV4Geolocation extends Loose {
  accuracy_radius?: number | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  postal_code?: string | undefined
  timezone?: string | undefined
  city_name?: string | undefined
  country_code?: string | undefined
  country_name?: string | undefined
  continent_code?: string | undefined
  continent_name?: string | undefined
  subdivisions?: (Loose & { iso_code: string; name: string })[] | undefined
}

interface IdentificationPayloadLabel extends Loose {
  label: string
  prediction?: boolean | undefined
  ml_score?: number | undefined
}

interface IdentificationPayloadProximity extends Loose {
  id: string
  precision_radius: number
  confidence: number
}

interface IdentificationPayloadProxyDetails extends Loose {
  proxy_type: Open<'data_center' | 'residential' | 'unknown'>
  last_seen_at?: number | undefined
  provider?: string | undefined
}

interface IdentificationPayloadRawDeviceAttributes extends Loose {
  font_preferences?: IdentificationPayloadRawDeviceAttributesFontPreferences | undefined
  emoji?: IdentificationPayloadRawDeviceAttributesEmoji | undefined
  fonts?: string[] | undefined
  device_memory?: number | undefined
  timezone?: string | undefined
  canvas?: IdentificationPayloadRawDeviceAttributesCanvas | undefined
  languages?: string[][] | undefined
  webgl_extensions?: IdentificationPayloadRawDeviceAttributesWebglExtensions | undefined
  webgl_basics?: IdentificationPayloadRawDeviceAttributesWebglBasics | undefined
  screen_resolution?: number[] | undefined
  touch_support?: IdentificationPayloadRawDeviceAttributesTouchSupport | undefined
  oscpu?: string | undefined
  architecture?: number | undefined
  cookies_enabled?: boolean | undefined
  hardware_concurrency?: number | undefined
  date_time_locale?: string | undefined
  vendor?: string | undefined
  color_depth?: number | undefined
  platform?: string | undefined
  session_storage?: boolean | undefined
  local_storage?: boolean | undefined
  audio?: number | undefined
  plugins?: IdentificationPayloadRawDeviceAttributesPlugin[] | undefined
  indexed_db?: boolean | undefined
  math?: string | undefined
  device_model?: string | undefined
  device_manufacturer?: string | undefined
  font_hash?: string | undefined
  timezone_offset?: string | undefined
  battery_level?: number | undefined
  battery_charging?: boolean | undefined
  battery_low_power_mode?: boolean | undefined
  keyboard_layout_hash?: string | undefined
  keyboard_layout_name?: string | undefined
}

interface IdentificationPayloadRawDeviceAttributesCanvas extends Loose {
  winding?: boolean | undefined
  geometry?: string | undefined
  text?: string | undefined
}

interface IdentificationPayloadRawDeviceAttributesEmoji extends Loose {
  font?: string | undefined
  width?: number | undefined
  height?: number | undefined
  top?: number | undefined
  bottom?: number | undefined
  left?: number | undefined
  right?: number | undefined
  x?: number | undefined
  y?: number | undefined
}

interface IdentificationPayloadRawDeviceAttributesFontPreferences extends Loose {
  default?: number | undefined
  serif?: number | undefined
  sans?: number | undefined
  mono?: number | undefined
  apple?: number | undefined
  min?: number | undefined
  system?: number | undefined
}

interface IdentificationPayloadRawDeviceAttributesPlugin extends Loose {
  name: string
  description?: string | undefined
  mimeTypes?: IdentificationPayloadRawDeviceAttributesPluginMimeType[] | undefined
}

interface IdentificationPayloadRawDeviceAttributesPluginMimeType extends Loose {
  type?: string | undefined
  suffixes?: string | undefined
  description?: string | undefined
}

interface IdentificationPayloadRawDeviceAttributesTouchSupport extends Loose {
  touch_event?: boolean | undefined
  touch_start?: boolean | undefined
  max_touch_points?: number | undefined
}

interface IdentificationPayloadRawDeviceAttributesWebglBasics extends Loose {
  version?: string | undefined
  vendor?: string | undefined
  vendor_unmasked?: string | undefined
  renderer?: string | undefined
  renderer_unmasked?: string | undefined
  shading_language_version?: string | undefined
}

interface IdentificationPayloadRawDeviceAttributesWebglExtensions extends Loose {
  context_attributes?: string | undefined
  parameters?: string | undefined
  shader_precisions?: string | undefined
  extensions?: string | undefined
  extension_parameters?: string | undefined
  unsupported_extensions?: string[] | undefined
}

interface IdentificationPayloadRuleAction extends Loose {
  ruleset_id: string
  rule_id?: string | undefined
  rule_expression?: string | undefined
  type: Open<'allow' | 'block'>
  request_header_modifications?: IdentificationPayloadRuleActionRequestHeaderModifications | undefined
  status_code?: number | undefined
  headers?: (Loose & { name: string; value: string })[] | undefined
  body?: string | undefined
}

interface IdentificationPayloadRuleActionRequestHeaderModifications extends Loose {
  remove?: string[] | undefined
  set?: (Loose & { name: string; value: string })[] | undefined
  append?: (Loose & { name: string; value: string })[] | undefined
}

interface IdentificationPayloadSdk extends Loose {
  platform: Open<'android' | 'ios' | 'js' | 'unknown'>
  version: string
  integrations?: IdentificationPayloadSdkIntegration[] | undefined
}

interface IdentificationPayloadSdkIntegration extends Loose {
  name?: string | undefined
  version?: string | undefined
  subintegration?: (Loose & { name?: string | undefined; version?: string | undefined }) | undefined
}

interface IdentificationPayloadVelocity extends Loose {
  distinct_ip?: IdentificationPayloadVelocityEvents | undefined
  distinct_linked_id?: IdentificationPayloadVelocityEvents | undefined
  distinct_country?: IdentificationPayloadVelocityEvents | undefined
  events?: IdentificationPayloadVelocityEvents | undefined
  ip_events?: IdentificationPayloadVelocityEvents | undefined
  distinct_ip_by_linked_id?: IdentificationPayloadVelocityEvents | undefined
  distinct_visitor_id_by_linked_id?: IdentificationPayloadVelocityEvents | undefined
}

interface IdentificationPayloadVelocityEvents extends Loose {
  '5_minutes': number
  '1_hour': number
  '24_hours'?: number | undefined
}

interface IdentificationPayloadVpnMethods extends Loose {
  timezone_mismatch?: boolean | undefined
  public_vpn?: boolean | undefined
  auxiliary_mobile?: boolean | undefined
  os_mismatch?: boolean | undefined
  relay?: boolean | undefined
  ml_prediction?: boolean | undefined
}
