// Written by `npm run payloads` from:
// - @tryfinch/finch-api 10.7.0

/* The fields that the description lacks stay readable, as `unknown`. */
interface Loose {
  [field: string]: unknown
}

/* The values that the description lists; others are allowed. */
type Open<T extends string> = T | (string & {})

/** The payload of each event. */
export interface FinchPayloads {
  'account.updated': AccountUpdate
  'company.updated': Company
  'directory.created': Directory
  'directory.deleted': Directory
  'directory.updated': Directory
  'employment.created': Directory
  'employment.deleted': Directory
  'employment.updated': Directory
  'individual.created': Directory
  'individual.deleted': Directory
  'individual.updated': Directory
  'job.benefit_create.completed': JobCompletion
  'job.benefit_enroll.completed': JobCompletion
  'job.benefit_register.completed': JobCompletion
  'job.benefit_unenroll.completed': JobCompletion
  'job.benefit_update.completed': JobCompletion
  'job.data_sync_all.completed': JobCompletion
  'job.initial_data_sync_org.succeeded': JobCompletion
  'job.initial_data_sync_payroll.succeeded': JobCompletion
  'job.w4_form_employee_sync.completed': JobCompletion
  'pay_statement.created': PayStatement
  'pay_statement.deleted': PayStatement
  'pay_statement.updated': PayStatement
  'payment.created': Payment
  'payment.deleted': Payment
  'payment.updated': Payment
}

interface AccountUpdate extends Loose {
  data?: AccountUpdateData | undefined
  event_type?: string | undefined
  account_id: string
  company_id: string
  connection_id?: string | undefined
  entity_id?: string | undefined
}

interface AccountUpdateData extends Loose {
  authentication_method: AccountUpdateDataAuthenticationMethod
  status: Open<'connected' | 'error_no_account_setup' | 'error_permissions' | 'pending' | 'processing' | 'reauth'>
}

interface AccountUpdateDataAuthenticationMethod extends Loose {
  benefits_support?: BenefitsSupport | null | undefined
  supported_fields?: AccountUpdateDataAuthenticationMethodSupportedFields | null | undefined
  type?: Open<'api_credential' | 'api_token' | 'assisted' | 'credential' | 'oauth'> | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFields extends Loose {
  company?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompany | undefined
  directory?: AccountUpdateDataAuthenticationMethodSupportedFieldsDirectory | undefined
  employment?: AccountUpdateDataAuthenticationMethodSupportedFieldsEmployment | undefined
  individual?: AccountUpdateDataAuthenticationMethodSupportedFieldsIndividual | undefined
  pay_group?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayGroup | undefined
  pay_statement?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatement | undefined
  payment?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayment | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsCompany extends Loose {
  id?: boolean | undefined
  accounts?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyAccounts | undefined
  departments?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyDepartments | undefined
  ein?: boolean | undefined
  entity?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyEntity | undefined
  legal_name?: boolean | undefined
  locations?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyLocations | undefined
  primary_email?: boolean | undefined
  primary_phone_number?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyAccounts extends Loose {
  account_name?: boolean | undefined
  account_number?: boolean | undefined
  account_type?: boolean | undefined
  institution_name?: boolean | undefined
  routing_number?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyDepartments extends Loose {
  name?: boolean | undefined
  parent?: AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentDepartment | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyEntity extends Loose {
  subtype?: boolean | undefined
  type?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyLocations extends Loose {
  city?: boolean | undefined
  country?: boolean | undefined
  line1?: boolean | undefined
  line2?: boolean | undefined
  postal_code?: boolean | undefined
  state?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsDirectory extends Loose {
  individuals?: AccountUpdateDataAuthenticationMethodSupportedFieldsDirectoryIndividuals | undefined
  paging?: AccountUpdateDataAuthenticationMethodSupportedFieldsDirectoryPaging | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsDirectoryIndividuals extends Loose {
  id?: boolean | undefined
  department?: boolean | undefined
  first_name?: boolean | undefined
  is_active?: boolean | undefined
  last_name?: boolean | undefined
  manager?: AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentManager | undefined
  middle_name?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsDirectoryPaging extends Loose {
  count?: boolean | undefined
  offset?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsEmployment extends Loose {
  id?: boolean | undefined
  class_code?: boolean | undefined
  custom_fields?: boolean | undefined
  department?: AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentDepartment | undefined
  employment?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyEntity | undefined
  employment_status?: boolean | undefined
  end_date?: boolean | undefined
  first_name?: boolean | undefined
  income?: AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentIncome | undefined
  income_history?: boolean | undefined
  is_active?: boolean | undefined
  last_name?: boolean | undefined
  location?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyLocations | undefined
  manager?: AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentManager | undefined
  middle_name?: boolean | undefined
  start_date?: boolean | undefined
  title?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentDepartment extends Loose {
  name?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentIncome extends Loose {
  amount?: boolean | undefined
  currency?: boolean | undefined
  unit?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsEmploymentManager extends Loose {
  id?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsIndividual extends Loose {
  id?: boolean | undefined
  dob?: boolean | undefined
  emails?: AccountUpdateDataAuthenticationMethodSupportedFieldsIndividualEmails | undefined
  encrypted_ssn?: boolean | undefined
  ethnicity?: boolean | undefined
  first_name?: boolean | undefined
  gender?: boolean | undefined
  last_name?: boolean | undefined
  middle_name?: boolean | undefined
  phone_numbers?: AccountUpdateDataAuthenticationMethodSupportedFieldsIndividualEmails | undefined
  preferred_name?: boolean | undefined
  residence?: AccountUpdateDataAuthenticationMethodSupportedFieldsCompanyLocations | undefined
  ssn?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsIndividualEmails extends Loose {
  data?: boolean | undefined
  type?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayGroup extends Loose {
  id?: boolean | undefined
  individual_ids?: boolean | undefined
  name?: boolean | undefined
  pay_frequencies?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatement extends Loose {
  paging?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPaging | undefined
  pay_statements?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatements | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPaging extends Loose {
  count: boolean
  offset: boolean
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatements extends Loose {
  earnings?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsEarnings | undefined
  employee_deductions?:
    | AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsEmployeeDeductions
    | undefined
  employer_contributions?:
    | AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsEmployerContributions
    | undefined
  gross_pay?: boolean | undefined
  individual_id?: boolean | undefined
  net_pay?: boolean | undefined
  payment_method?: boolean | undefined
  taxes?: AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsTaxes | undefined
  total_hours?: boolean | undefined
  type?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsEarnings extends Loose {
  amount?: boolean | undefined
  currency?: boolean | undefined
  name?: boolean | undefined
  type?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsEmployeeDeductions
  extends Loose {
  amount?: boolean | undefined
  currency?: boolean | undefined
  name?: boolean | undefined
  pre_tax?: boolean | undefined
  type?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsEmployerContributions
  extends Loose {
  amount?: boolean | undefined
  currency?: boolean | undefined
  name?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayStatementPayStatementsTaxes extends Loose {
  amount?: boolean | undefined
  currency?: boolean | undefined
  employer?: boolean | undefined
  name?: boolean | undefined
  type?: boolean | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPayment extends Loose {
  id?: boolean | undefined
  company_debit?: boolean | undefined
  debit_date?: boolean | undefined
  employee_taxes?: boolean | undefined
  employer_taxes?: boolean | undefined
  gross_pay?: boolean | undefined
  individual_ids?: boolean | undefined
  net_pay?: boolean | undefined
  pay_date?: boolean | undefined
  pay_frequencies?: boolean | undefined
  pay_group_ids?: boolean | undefined
  pay_period?: AccountUpdateDataAuthenticationMethodSupportedFieldsPaymentPayPeriod | undefined
}

interface AccountUpdateDataAuthenticationMethodSupportedFieldsPaymentPayPeriod extends Loose {
  end_date?: boolean | undefined
  start_date?: boolean | undefined
}

interface BenefitFeaturesAndOperations extends Loose {
  supported_features?: SupportedBenefit | undefined
  supported_operations?: SupportPerBenefitType | undefined
}

interface BenefitsSupport extends Loose {
  commuter?: BenefitFeaturesAndOperations | null | undefined
  custom_post_tax?: BenefitFeaturesAndOperations | null | undefined
  custom_pre_tax?: BenefitFeaturesAndOperations | null | undefined
  fsa_dependent_care?: BenefitFeaturesAndOperations | null | undefined
  fsa_medical?: BenefitFeaturesAndOperations | null | undefined
  hsa_post?: BenefitFeaturesAndOperations | null | undefined
  hsa_pre?: BenefitFeaturesAndOperations | null | undefined
  s125_dental?: BenefitFeaturesAndOperations | null | undefined
  s125_medical?: BenefitFeaturesAndOperations | null | undefined
  s125_vision?: BenefitFeaturesAndOperations | null | undefined
  simple?: BenefitFeaturesAndOperations | null | undefined
  simple_ira?: BenefitFeaturesAndOperations | null | undefined
}

interface Company extends Loose {
  data?: Loose | null | undefined
  event_type?: string | undefined
  account_id: string
  company_id: string
  connection_id?: string | undefined
  entity_id?: string | undefined
}

interface Directory extends Loose {
  data?: DirectoryData | undefined
  event_type?: string | undefined
  account_id: string
  company_id: string
  connection_id?: string | undefined
  entity_id?: string | undefined
}

interface DirectoryData extends Loose {
  individual_id?: string | undefined
}

interface JobCompletion extends Loose {
  data?: JobCompletionData | undefined
  event_type?: string | undefined
  account_id: string
  company_id: string
  connection_id?: string | undefined
  entity_id?: string | undefined
}

interface JobCompletionData extends Loose {
  job_id: string
  job_url: string
}

interface OperationSupportMatrix extends Loose {
  create?: Open<'client_access_only' | 'not_supported_by_finch' | 'not_supported_by_provider' | 'supported'> | undefined
  delete?: Open<'client_access_only' | 'not_supported_by_finch' | 'not_supported_by_provider' | 'supported'> | undefined
  read?: Open<'client_access_only' | 'not_supported_by_finch' | 'not_supported_by_provider' | 'supported'> | undefined
  update?: Open<'client_access_only' | 'not_supported_by_finch' | 'not_supported_by_provider' | 'supported'> | undefined
}

interface PayStatement extends Loose {
  data?: PayStatementData | undefined
  event_type?: string | undefined
  account_id: string
  company_id: string
  connection_id?: string | undefined
  entity_id?: string | undefined
}

interface PayStatementData extends Loose {
  individual_id?: string | undefined
  payment_id?: string | undefined
}

interface Payment extends Loose {
  data?: PaymentData | undefined
  event_type?: string | undefined
  account_id: string
  company_id: string
  connection_id?: string | undefined
  entity_id?: string | undefined
}

interface PaymentData extends Loose {
  pay_date: string
  payment_id: string
}

interface SupportPerBenefitType extends Loose {
  company_benefits?: OperationSupportMatrix | undefined
  individual_benefits?: OperationSupportMatrix | undefined
}

interface SupportedBenefit extends Loose {
  annual_maximum: boolean | null
  company_contribution: Open<'fixed' | 'percent' | 'tiered'>[] | null
  description: string | null
  employee_deduction: Open<'fixed' | 'percent'>[] | null
  frequencies: Open<'every_paycheck' | 'monthly' | 'one_time'>[]
  catch_up?: boolean | null | undefined
  hsa_contribution_limit?: Open<'family' | 'individual'>[] | null | undefined
}
