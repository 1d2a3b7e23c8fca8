import { standardWebhooks } from '../documented-hmac.js'

export const documented = standardWebhooks({
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  body: '{"type":"deploy_ended","timestamp":"2026-11-22T12:00:00Z","data":{"id":"evt-1","serviceId":"srv-1"}}',
  event: 'deploy_ended',
})
