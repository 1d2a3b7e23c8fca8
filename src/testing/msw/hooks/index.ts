export {
  type HostHookService,
  type HostHookServiceOptions,
  type SimulatedAttempt,
  simulateHostHooks,
} from './host-hooks.js'
export {
  type PaymentsWebhookService,
  type PaymentsWebhookServiceOptions,
  simulatePaymentsWebhooks,
} from './payments-webhooks.js'
