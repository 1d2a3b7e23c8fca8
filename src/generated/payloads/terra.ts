// Written by `npm run payloads` from:
// - terra-api 2.1.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface TerraPayloads {
  access_revoked: AccessRevokedEvent
  activity: ActivityEvent
  athlete: AthleteEvent
  auth: AuthErrorEvent | AuthSuccessEvent
  body: BodyEvent
  connection_error: AccessRevokedEvent
  daily: DailyEvent
  deauth: DeauthEvent
  google_no_datasource: AccessRevokedEvent
  healthcheck: HealthcheckEvent
  large_request_processing: LargeRequestProcessingEvent
  large_request_sending: LargeRequestSendingEvent
  menstruation: MenstruationEvent
  nutrition: NutritionEvent
  permission_change: PermissionChangeEvent
  processing: ProcessingEvent
  rate_limit_hit: RateLimitHitEvent
  s3_payload: S3PayloadEvent
  sleep: SleepEvent
  user_reauth: UserReauthEvent
}

interface AFibClassificationSample extends Loose {
  timestamp?: string | undefined
  afib_classification?: number | undefined
}

interface AccessRevokedEvent extends Loose {
  type: string
  user: TerraUser
  status: Open<'warning'>
  message: string
}

interface ActiveDurationsData extends Loose {
  activity_levels_samples?: MetSample[] | undefined
  activity_seconds?: number | undefined
  inactivity_seconds?: number | undefined
  low_intensity_seconds?: number | undefined
  moderate_intensity_seconds?: number | undefined
  num_continuous_inactive_periods?: number | undefined
  rest_seconds?: number | undefined
  vigorous_intensity_seconds?: number | undefined
  standing_hours_count?: number | undefined
  standing_seconds?: number | undefined
}

interface Activity extends Loose {
  active_durations_data?: ActiveDurationsData | undefined
  calories_data?: CaloriesData | undefined
  cheat_detection?: number | undefined
  data_enrichment?: DataEnrichment | undefined
  device_data?: DeviceData | undefined
  distance_data?: DistanceData | undefined
  energy_data?: EnergyData | undefined
  heart_rate_data?: HeartRateData | undefined
  lap_data?: LapData | undefined
  MET_data?: MetData | undefined
  metadata: ActivityMetadata
  movement_data?: MovementData | undefined
  oxygen_data?: OxygenData | undefined
  polyline_map_data?: PolylineMapData | undefined
  position_data?: PositionData | undefined
  power_data?: PowerData | undefined
  strain_data?: StrainData | undefined
  TSS_data?: TssData | undefined
  work_data?: WorkData | undefined
}

interface ActivityEvent extends Loose {
  type: string
  data: Activity[]
  user: TerraUser
  version: string
}

interface ActivityMetadata extends Loose {
  city?: string | undefined
  country?: string | undefined
  end_time: string
  name?: string | undefined
  start_time: string
  state?: string | undefined
  summary_id: string
  timestamp_localization?: number | undefined
  type: number
  upload_type: number
}

interface AsleepDurations extends Loose {
  duration_asleep_state_seconds?: number | undefined
  duration_deep_sleep_state_seconds?: number | undefined
  duration_light_sleep_state_seconds?: number | undefined
  duration_REM_sleep_state_seconds?: number | undefined
  num_REM_events?: number | undefined
}

interface Athlete extends Loose {
  age?: number | undefined
  country?: string | undefined
  bio?: string | undefined
  state?: string | undefined
  last_name?: string | undefined
  sex?: string | undefined
  city?: string | undefined
  email?: string | undefined
  date_of_birth?: string | undefined
  first_name?: string | undefined
  gender?: string | undefined
  joined_provider?: string | undefined
  devices?: DeviceData[] | undefined
}

interface AthleteEvent extends Loose {
  type: string
  athlete: Athlete
  user: TerraUser
  version: string
}

interface AuthErrorEvent extends Loose {
  user: TerraUser
  provider: string
  message: string
  reason: string
  reference_id: string
  widget_session_id: string
  type: string
}

interface AuthSuccessEvent extends Loose {
  user: TerraUser
  reference_id: string
  widget_session_id: string
  type: string
}

interface AwakeDurations extends Loose {
  duration_awake_state_seconds?: number | undefined
  duration_long_interruption_seconds?: number | undefined
  duration_short_interruption_seconds?: number | undefined
  num_out_of_bed_events?: number | undefined
  num_wakeup_events?: number | undefined
  sleep_latency_seconds?: number | undefined
  wake_up_latency_seconds?: number | undefined
}

interface BloodPressureData extends Loose {
  blood_pressure_samples?: BloodPressureSample[] | undefined
}

interface BloodPressureSample extends Loose {
  timestamp?: string | undefined
  diastolic_bp?: number | undefined
  systolic_bp?: number | undefined
}

interface Body extends Loose {
  blood_pressure_data?: BloodPressureData | undefined
  device_data?: DeviceData | undefined
  heart_data?: HeartData | undefined
  hydration_data?: HydrationData | undefined
  ketone_data?: KetoneData | undefined
  measurements_data?: MeasurementsData | undefined
  metadata: BodyMetadata
  oxygen_data?: OxygenData | undefined
  temperature_data?: TemperatureData | undefined
  glucose_data?: GlucoseData | undefined
}

interface BodyEvent extends Loose {
  type: string
  data: Body[]
  user: TerraUser
  version: string
}

interface BodyMetadata extends Loose {
  end_time: string
  start_time: string
  timestamp_localization?: number | undefined
}

interface BreathSample extends Loose {
  timestamp?: string | undefined
  breaths_per_min?: number | undefined
}

interface BreathsData extends Loose {
  avg_breaths_per_min?: number | undefined
  max_breaths_per_min?: number | undefined
  min_breaths_per_min?: number | undefined
  on_demand_reading?: boolean | undefined
  samples?: BreathSample[] | undefined
  start_time?: string | undefined
  end_time?: string | undefined
}

interface CadenceSample extends Loose {
  timestamp?: string | undefined
  cadence_rpm?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface CalorieSample extends Loose {
  timestamp?: string | undefined
  calories?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface CaloriesData extends Loose {
  BMR_calories?: number | undefined
  calorie_samples?: CalorieSample[] | undefined
  net_activity_calories?: number | undefined
  net_intake_calories?: number | undefined
  total_burned_calories?: number | undefined
}

interface Daily extends Loose {
  active_durations_data?: ActiveDurationsData | undefined
  calories_data?: CaloriesData | undefined
  data_enrichment?: DailyDataEnrichment | undefined
  device_data?: DeviceData | undefined
  distance_data?: DailyDistanceData | undefined
  heart_rate_data?: HeartRateData | undefined
  MET_data?: MetData | undefined
  metadata: DailyMetadata
  oxygen_data?: OxygenData | undefined
  scores?: ScoresData | undefined
  strain_data?: StrainData | undefined
  stress_data?: StressData | undefined
  tag_data?: TagData | undefined
}

interface DailyDataEnrichment extends Loose {
  cardiovascular_contributors?: DataContributor[] | undefined
  cardiovascular_score?: number | undefined
  immune_contributors?: DataContributor[] | undefined
  immune_index?: number | undefined
  readiness_contributors?: DataContributor[] | undefined
  readiness_score?: number | undefined
  respiratory_contributors?: DataContributor[] | undefined
  respiratory_score?: number | undefined
  start_time?: string | undefined
  stress_contributors?: DataContributor[] | undefined
  total_stress_score?: number | undefined
}

interface DailyDistanceData extends Loose {
  detailed?: DistanceDataDetailed | undefined
  distance_meters?: number | undefined
  elevation?: ElevationData | undefined
  floors_climbed?: number | undefined
  steps?: number | undefined
  swimming?: SwimmingData | undefined
}

interface DailyEvent extends Loose {
  type: string
  data: Daily[]
  user: TerraUser
  version: string
}

interface DailyMetadata extends Loose {
  end_time: string
  start_time: string
  timestamp_localization?: number | undefined
  upload_type: number
}

interface DailyPatternSample extends Loose {
  time_from_midnight?: number | undefined
  percentile_5?: number | undefined
  percentile_25?: number | undefined
  percentile_50?: number | undefined
  percentile_75?: number | undefined
  percentile_95?: number | undefined
}

interface DataContributor extends Loose {
  contributor_name: string
  contributor_score: number
}

interface DataEnrichment extends Loose {
  stress_score?: number | undefined
}

interface DeauthEvent extends Loose {
  type: string
  user: TerraUser
  status: Open<'success'>
  message: string
}

interface DeviceData extends Loose {
  activation_timestamp?: string | undefined
  data_provided?:
    | Open<
        | 'ACTIVE_MINUTES'
        | 'BMR'
        | 'CADENCE'
        | 'CALORIES'
        | 'DISTANCE'
        | 'HEART_RATE'
        | 'OXYGEN_SATURATION'
        | 'SLEEP_TYPE'
        | 'SPEED'
        | 'STEPS'
      >[]
    | undefined
  hardware_version?: string | undefined
  last_upload_date?: string | undefined
  manufacturer?: string | undefined
  name?: string | undefined
  other_devices?: OtherDeviceData[] | undefined
  sensor_state?: string | undefined
  serial_number?: string | undefined
  software_version?: string | undefined
}

interface DistanceData extends Loose {
  detailed?: DistanceDataDetailed | undefined
  summary?: DistanceDataSummary | undefined
}

interface DistanceDataDetailed extends Loose {
  distance_samples?: DistanceSample[] | undefined
  elevation_samples?: ElevationSample[] | undefined
  floors_climbed_samples?: FloorsClimbedSample[] | undefined
  step_samples?: StepSample[] | undefined
}

interface DistanceDataSummary extends Loose {
  distance_meters?: number | undefined
  elevation?: ElevationData | undefined
  floors_climbed?: number | undefined
  steps?: number | undefined
  swimming?: SwimmingData | undefined
}

interface DistanceSample extends Loose {
  timestamp?: string | undefined
  distance_meters?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface DrinkSample extends Loose {
  timestamp?: string | undefined
  drink_volume?: number | undefined
  drink_unit?: string | undefined
  drink_name?: string | undefined
}

interface EcgReading extends Loose {
  start_timestamp?: string | undefined
  avg_hr_bpm?: number | undefined
  afib_classification?: number | undefined
  raw_signal?: RawEcgSample[] | undefined
}

interface ElevationData extends Loose {
  avg_meters?: number | undefined
  gain_actual_meters?: number | undefined
  gain_planned_meters?: number | undefined
  loss_actual_meters?: number | undefined
  max_meters?: number | undefined
  min_meters?: number | undefined
}

interface ElevationSample extends Loose {
  timestamp?: string | undefined
  elev_meters?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface EnergyData extends Loose {
  energy_kilojoules?: number | undefined
  energy_planned_kilojoules?: number | undefined
}

interface FloorsClimbedSample extends Loose {
  timestamp?: string | undefined
  floors_climbed?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface GlucoseData extends Loose {
  blood_glucose_samples?: GlucoseDataSample[] | undefined
  detailed_blood_glucose_samples?: GlucoseDataSample[] | undefined
  day_avg_blood_glucose_mg_per_dL?: number | undefined
  gmi?: number | undefined
  time_in_range?: number | undefined
  sensor_usage?: number | undefined
  daily_patterns?: DailyPatternSample[] | undefined
}

interface GlucoseDataSample extends Loose {
  timestamp?: string | undefined
  blood_glucose_mg_per_dL?: number | undefined
  glucose_level_flag?: number | undefined
  trend_arrow?: number | undefined
}

interface HealthcheckEvent extends Loose {
  type: string
  creation_timestamp: string
  trend_percentage: number
  sent_webhooks_last_hour: number
}

interface HeartData extends Loose {
  afib_classification_samples?: AFibClassificationSample[] | undefined
  ecg_signal?: EcgReading[] | undefined
  heart_rate_data?: HeartRateData | undefined
  pulse_wave_velocity_samples?: PulseVelocitySample[] | undefined
  rr_interval_samples?: RrIntervalSample[] | undefined
}

interface HeartRateData extends Loose {
  detailed?: HeartRateDataDetailed | undefined
  summary?: HeartRateDataSummary | undefined
}

interface HeartRateDataDetailed extends Loose {
  hr_samples?: HeartRateDataSample[] | undefined
  hrv_samples_rmssd?: HeartRateVariabilityDataSampleRmssd[] | undefined
  hrv_samples_sdnn?: HeartRateVariabilityDataSampleSdnn[] | undefined
}

interface HeartRateDataSample extends Loose {
  timestamp?: string | undefined
  bpm?: number | undefined
  timer_duration_seconds?: number | undefined
  context?: number | undefined
}

interface HeartRateDataSummary extends Loose {
  avg_hr_bpm?: number | undefined
  avg_hrv_rmssd?: number | undefined
  avg_hrv_sdnn?: number | undefined
  hr_zone_data?: HeartRateZoneData[] | undefined
  max_hr_bpm?: number | undefined
  min_hr_bpm?: number | undefined
  resting_hr_bpm?: number | undefined
  user_max_hr_bpm?: number | undefined
}

interface HeartRateVariabilityDataSampleRmssd extends Loose {
  timestamp?: string | undefined
  hrv_rmssd?: number | undefined
}

interface HeartRateVariabilityDataSampleSdnn extends Loose {
  timestamp?: string | undefined
  hrv_sdnn?: number | undefined
}

interface HeartRateZoneData extends Loose {
  zone?: number | undefined
  start_percentage?: number | undefined
  end_percentage?: number | undefined
  name?: string | undefined
  duration_seconds?: number | undefined
}

interface HydrationData extends Loose {
  day_total_water_consumption_ml?: number | undefined
  hydration_amount_samples?: HydrationMeasurementSample[] | undefined
}

interface HydrationMeasurementSample extends Loose {
  timestamp?: string | undefined
  hydration_kg?: number | undefined
}

interface KetoneData extends Loose {
  ketone_samples?: KetoneSample[] | undefined
}

interface KetoneSample extends Loose {
  timestamp?: string | undefined
  ketone_mg_per_dL?: number | undefined
  sample_type?: number | undefined
}

interface LapData extends Loose {
  laps?: LapSample[] | undefined
}

interface LapSample extends Loose {
  calories?: number | undefined
  avg_hr_bpm?: number | undefined
  start_time?: string | undefined
  avg_speed_meters_per_second?: number | undefined
  distance_meters?: number | undefined
  total_strokes?: number | undefined
  end_time?: string | undefined
  stroke_type?: Open<'backstroke' | 'breaststroke' | 'butterfly' | 'freestyle' | 'other'> | undefined
}

interface LargeRequestProcessingEvent extends Loose {
  type: string
  status: Open<'processing'>
  message: string
  user: TerraUser
  reference: string
}

interface LargeRequestSendingEvent extends Loose {
  type: string
  user: TerraUser
  reference: string
  message: string
  expected_payloads: number
}

interface Meal extends Loose {
  micros: NutritionMicros
  type: number
  id: string
  timestamp: string
  quantity: NutritionQuantity
  name: string
  macros: NutritionMacros
}

interface MeasurementDataSample extends Loose {
  measurement_time?: string | undefined
  BMI?: number | undefined
  BMR?: number | undefined
  RMR?: number | undefined
  estimated_fitness_age?: string | undefined
  skin_fold_mm?: number | undefined
  bodyfat_percentage?: number | undefined
  weight_kg?: number | undefined
  height_cm?: number | undefined
  bone_mass_g?: number | undefined
  muscle_mass_g?: number | undefined
  lean_mass_g?: number | undefined
  water_percentage?: number | undefined
  insulin_units?: number | undefined
  insulin_type?: string | undefined
  urine_color?: string | undefined
  user_notes?: string | undefined
}

interface MeasurementsData extends Loose {
  measurements?: MeasurementDataSample[] | undefined
}

interface Menstruation extends Loose {
  metadata: BodyMetadata
  menstruation_data?: MenstruationData | undefined
}

interface MenstruationData extends Loose {
  period_length_days?: number | undefined
  current_phase?:
    | Open<
        | 'fertile'
        | 'first_trimester'
        | 'follicular'
        | 'luteal'
        | 'menstrual'
        | 'ovulation'
        | 'pms'
        | 'second_trimester'
        | 'third_trimester'
        | 'unknown'
      >
    | undefined
  length_of_current_phase_days?: number | undefined
  days_until_next_phase?: number | undefined
  period_start_date?: string | undefined
  predicted_cycle_length_days?: number | undefined
  day_in_cycle?: number | undefined
  last_updated_time?: string | undefined
  cycle_length_days?: string | undefined
  is_predicted_cycle?: string | undefined
  menstruation_flow?: MenstruationFlowSample[] | undefined
}

interface MenstruationEvent extends Loose {
  type: string
  data: Menstruation[]
  user: TerraUser
  version: string
}

interface MenstruationFlowSample extends Loose {
  timestamp?: string | undefined
  flow?: number | undefined
}

interface MetData extends Loose {
  MET_samples?: MetSample[] | undefined
  avg_level?: number | undefined
  num_high_intensity_minutes?: number | undefined
  num_inactive_minutes?: number | undefined
  num_low_intensity_minutes?: number | undefined
  num_moderate_intensity_minutes?: number | undefined
}

interface MetSample extends Loose {
  timestamp?: string | undefined
  level?: number | undefined
}

interface MovementData extends Loose {
  adjusted_max_speed_meters_per_second?: number | undefined
  avg_cadence_rpm?: number | undefined
  avg_pace_minutes_per_kilometer?: number | undefined
  avg_speed_meters_per_second?: number | undefined
  avg_torque_newton_meters?: number | undefined
  avg_velocity_meters_per_second?: number | undefined
  cadence_samples?: CadenceSample[] | undefined
  max_cadence_rpm?: number | undefined
  max_pace_minutes_per_kilometer?: number | undefined
  max_speed_meters_per_second?: number | undefined
  max_torque_newton_meters?: number | undefined
  max_velocity_meters_per_second?: number | undefined
  normalized_speed_meters_per_second?: number | undefined
  speed_samples?: SpeedSample[] | undefined
  torque_samples?: TorqueSample[] | undefined
}

interface Nutrition extends Loose {
  drink_samples?: DrinkSample[] | undefined
  meals?: Meal[] | undefined
  metadata: BodyMetadata
  summary?: NutritionSummary | undefined
}

interface NutritionEvent extends Loose {
  type: string
  data: Nutrition[]
  user: TerraUser
  version: string
}

interface NutritionMacros extends Loose {
  alcohol_g?: number | undefined
  calories?: number | undefined
  carbohydrates_g?: number | undefined
  cholesterol_mg?: number | undefined
  fat_g?: number | undefined
  fiber_g?: number | undefined
  net_carbohydrates_g?: number | undefined
  protein_g?: number | undefined
  saturated_fat_g?: number | undefined
  sodium_mg?: number | undefined
  sugar_g?: number | undefined
  trans_fat_g?: number | undefined
}

interface NutritionMicros extends Loose {
  biotin_mg?: number | undefined
  caffeine_mg?: number | undefined
  calcium_mg?: number | undefined
  chloride_mg?: number | undefined
  chromium_mg?: number | undefined
  copper_mg?: number | undefined
  folate_mg?: number | undefined
  folic_acid_mg?: number | undefined
  iodine_mg?: number | undefined
  iron_mg?: number | undefined
  magnesium_mg?: number | undefined
  manganese_mg?: number | undefined
  molybdenum_mg?: number | undefined
  niacin_mg?: number | undefined
  pantothenic_acid_mg?: number | undefined
  phosphorus_mg?: number | undefined
  potassium_mg?: number | undefined
  riboflavin_mg?: number | undefined
  selenium_mg?: number | undefined
  thiamin_mg?: number | undefined
  vitamin_A_mg?: number | undefined
  vitamin_B12_mg?: number | undefined
  vitamin_B6_mg?: number | undefined
  vitamin_C_mg?: number | undefined
  vitamin_D_mg?: number | undefined
  vitamin_D2_mg?: number | undefined
  vitamin_D3_mg?: number | undefined
  vitamin_E_mg?: number | undefined
  vitamin_K_mg?: number | undefined
  zinc_mg?: number | undefined
  cystine_g?: number | undefined
  histidine_g?: number | undefined
  isoleucine_g?: number | undefined
  leucine_g?: number | undefined
  lysine_g?: number | undefined
  methionine_g?: number | undefined
  phenylalanine_g?: number | undefined
  threonine_g?: number | undefined
  tryptophan_g?: number | undefined
  tyrosine_g?: number | undefined
  valine_g?: number | undefined
  monounsaturated_fat_g?: number | undefined
  polyunsaturated_fat_g?: number | undefined
  omega3_g?: number | undefined
  omega6_g?: number | undefined
  starch_g?: number | undefined
}

interface NutritionQuantity extends Loose {
  unit: number
  amount: number
}

interface NutritionSummary extends Loose {
  macros?: NutritionMacros | undefined
  micros?: NutritionMicros | undefined
  water_ml?: number | undefined
  drink_ml?: number | undefined
}

interface OtherDeviceData extends Loose {
  manufacturer?: string | undefined
  hardware_version?: string | undefined
  serial_number?: string | undefined
  name?: string | undefined
  software_version?: string | undefined
  activation_timestamp?: string | undefined
  data_provided?:
    | Open<
        | 'ACTIVE_MINUTES'
        | 'BMR'
        | 'CADENCE'
        | 'CALORIES'
        | 'DISTANCE'
        | 'HEART_RATE'
        | 'OXYGEN_SATURATION'
        | 'SLEEP_TYPE'
        | 'SPEED'
        | 'STEPS'
      >[]
    | undefined
  last_upload_date?: string | undefined
}

interface OtherSleepDurations extends Loose {
  duration_in_bed_seconds?: number | undefined
  duration_unmeasurable_sleep_seconds?: number | undefined
}

interface OxygenData extends Loose {
  avg_saturation_percentage?: number | undefined
  saturation_samples?: OxygenSaturationSample[] | undefined
  vo2_samples?: Vo2MaxSample[] | undefined
  vo2max_ml_per_min_per_kg?: number | undefined
}

interface OxygenSaturationData extends Loose {
  avg_saturation_percentage?: number | undefined
  end_time?: string | undefined
  samples?: OxygenSaturationSample[] | undefined
  start_time?: string | undefined
}

interface OxygenSaturationSample extends Loose {
  timestamp?: string | undefined
  percentage?: number | undefined
  type?: number | undefined
}

interface PermissionChangeEvent extends Loose {
  type: string
  user: TerraUser
  status: Open<'warning'>
  message: string
  version: string
  scopes_added: string
  scopes_removed: string
}

interface PolylineMapData extends Loose {
  summary_polyline?: string | undefined
}

interface PositionData extends Loose {
  center_pos_lat_lng_deg?: number[] | undefined
  end_pos_lat_lng_deg?: number[] | undefined
  position_samples?: PositionSample[] | undefined
  start_pos_lat_lng_deg?: number[] | undefined
}

interface PositionSample extends Loose {
  timestamp?: string | undefined
  coords_lat_lng_deg?: unknown[] | undefined
  timer_duration_seconds?: number | undefined
}

interface PowerData extends Loose {
  avg_watts?: number | undefined
  max_watts?: number | undefined
  power_samples?: PowerSample[] | undefined
}

interface PowerSample extends Loose {
  timestamp?: string | undefined
  watts?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface ProcessingEvent extends Loose {
  type: string
  status: Open<'success'>
  message: string
  user: TerraUser
  retry_after_seconds: number
}

interface PulseVelocitySample extends Loose {
  timestamp?: string | undefined
  pulse_wave_velocity_meters_per_second?: number | undefined
}

interface RateLimitHitEvent extends Loose {
  type: string
  user: TerraUser
  start_date: string
  end_date: string
  retrying_at: string
  message: string
}

interface RawEcgSample extends Loose {
  potential_uV?: number | undefined
  timestamp?: string | undefined
}

interface ReadinessData extends Loose {
  readiness?: number | undefined
  recovery_level?: number | undefined
}

interface RespirationData extends Loose {
  breaths_data?: BreathsData | undefined
  oxygen_saturation_data?: OxygenSaturationData | undefined
  snoring_data?: SnoringData | undefined
}

interface RrIntervalSample extends Loose {
  rr_interval_ms?: number | undefined
  timestamp?: string | undefined
  hr_bpm?: number | undefined
}

interface S3PayloadEvent extends Loose {
  type: string
  status: Open<'success'>
  url: string
  expires_in: number
}

interface ScoresData extends Loose {
  activity?: number | undefined
  recovery?: number | undefined
  sleep?: number | undefined
}

interface Sleep extends Loose {
  data_enrichment?: SleepDataEnrichment | undefined
  device_data?: DeviceData | undefined
  heart_rate_data?: HeartRateData | undefined
  metadata: SleepMetadata
  readiness_data?: ReadinessData | undefined
  respiration_data?: RespirationData | undefined
  scores?: SleepScores | undefined
  sleep_durations_data?: SleepDurationsData | undefined
  temperature_data?: SleepTemperatureData | undefined
}

interface SleepDataEnrichment extends Loose {
  sleep_contributors?: DataContributor[] | undefined
  sleep_score?: number | undefined
}

interface SleepDurationsData extends Loose {
  asleep?: AsleepDurations | undefined
  awake?: AwakeDurations | undefined
  hypnogram_samples?: MetSample[] | undefined
  other?: OtherSleepDurations | undefined
  sleep_efficiency?: number | undefined
}

interface SleepEvent extends Loose {
  type: string
  data: Sleep[]
  user: TerraUser
  version: string
}

interface SleepMetadata extends Loose {
  end_time: string
  is_nap?: boolean | undefined
  start_time: string
  summary_id?: string | undefined
  timestamp_localization?: number | undefined
  upload_type: number
}

interface SleepScores extends Loose {
  sleep_score?: number | undefined
}

interface SleepTemperatureData extends Loose {
  delta?: number | undefined
}

interface SnoringData extends Loose {
  start_time?: string | undefined
  end_time?: string | undefined
  num_snoring_events?: number | undefined
  samples?: SnoringSample[] | undefined
  total_snoring_duration_seconds?: number | undefined
}

interface SnoringSample extends Loose {
  timestamp?: string | undefined
  duration_seconds?: number | undefined
}

interface SpeedSample extends Loose {
  timestamp?: string | undefined
  speed_meters_per_second?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface StepSample extends Loose {
  timestamp?: string | undefined
  steps?: number | undefined
  timer_duration_seconds?: number | undefined
}

interface StrainData extends Loose {
  strain_level?: number | undefined
}

interface StressData extends Loose {
  avg_stress_level?: number | undefined
  activity_stress_duration_seconds?: number | undefined
  low_stress_duration_seconds?: number | undefined
  max_stress_level?: number | undefined
  medium_stress_duration_seconds?: number | undefined
  samples?: MetSample[] | undefined
  rest_stress_duration_seconds?: number | undefined
  high_stress_duration_seconds?: number | undefined
  stress_duration_seconds?: number | undefined
  stress_rating?: number | undefined
  body_battery_samples?: MetSample[] | undefined
}

interface SwimmingData extends Loose {
  num_laps?: number | undefined
  num_strokes?: number | undefined
  pool_length_meters?: number | undefined
}

interface TagData extends Loose {
  tags?: TagEntry[] | undefined
}

interface TagEntry extends Loose {
  timestamp: string
  tag_name: string
  notes: string
}

interface TemperatureData extends Loose {
  ambient_temperature_samples?: TemperatureSample[] | undefined
  body_temperature_samples?: TemperatureSample[] | undefined
  skin_temperature_samples?: TemperatureSample[] | undefined
}

interface TemperatureSample extends Loose {
  timestamp?: string | undefined
  temperature_celsius?: number | undefined
}

interface TerraUser extends Loose {
  user_id: string
  provider: string
  last_webhook_update?: string | undefined
  scopes?: string | undefined
  reference_id?: string | undefined
  active?: boolean | undefined
}

interface TorqueSample extends Loose {
  timestamp?: string | undefined
  timer_duration_seconds?: number | undefined
  torque_newton_meters?: number | undefined
}

interface TssData extends Loose {
  TSS_samples?: TssSample[] | undefined
}

interface TssSample extends Loose {
  planned?: number | undefined
  actual?: number | undefined
  method?: string | undefined
  intensity_factor_planned?: number | undefined
  intensity_factor_actual?: number | undefined
  normalized_power_watts?: number | undefined
}

interface UserReauthEvent extends Loose {
  type: string
  new_user: TerraUser
  old_user: TerraUser
  status: Open<'warning'>
  message: string
}

interface Vo2MaxSample extends Loose {
  timestamp?: string | undefined
  vo2max_ml_per_min_per_kg?: number | undefined
}

interface WorkData extends Loose {
  work_kilojoules?: number | undefined
}
