// Auth hooks of Supabase, https://supabase.com/docs/guides/auth/auth-hooks
// Read on 2026-11-29: the JSON schema in send-sms-hook.mdx of supabase/supabase (commit 03f1017c). Other hooks have other fields.

// The fields that the documentation does not list stay readable.
interface Loose {
  [field: string]: unknown
}

interface User extends Loose {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  app_metadata: Loose
  user_metadata: Loose
  identities: Identity[]
  created_at: string
  updated_at: string
  is_anonymous: boolean
  confirmed_at?: string | undefined
  phone_confirmed_at?: string | undefined
  confirmation_sent_at?: string | undefined
  phone_change_sent_at?: string | undefined
  last_sign_in_at?: string | undefined
}

interface Identity extends Loose {
  identity_id: string
  id: string
  user_id: string
  identity_data: Loose
  provider: string
  last_sign_in_at: string
  created_at: string
  updated_at: string
}

interface Hook extends Loose {
  /** Of the hooks that send messages. */
  user?: User | undefined
  /** Of the hook that sends text messages. */
  sms?: (Loose & { otp: string }) | undefined
}

/** The payload of each event. */
export interface SupabasePayloads {
  hook: Hook
}
