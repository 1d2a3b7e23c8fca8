export { type ChatWebhookService, type ChatWebhookServiceOptions, simulateChatWebhook } from './chat-webhook.js'
export {
  type PaymentsEventService,
  type PaymentsEventServiceOptions,
  type StoredEvent,
  simulatePaymentsEvents,
} from './payments-events.js'
export {
  type PushChannelService,
  type PushChannelServiceOptions,
  type SimulatedChannel,
  simulatePushChannels,
} from './push-channels.js'
export {
  type MswHttp,
  type ServiceFault,
  type ServiceOptions,
  type ServiceRequest,
  type SimulatedService,
  toMswHandlers,
} from './service.js'
export {
  simulateTrackerWebhooks,
  type TrackerWebhookService,
  type TrackerWebhookServiceOptions,
} from './tracker-webhooks.js'
