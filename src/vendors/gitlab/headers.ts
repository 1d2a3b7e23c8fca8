/** The headers of GitLab's deliveries, for whoever reads and whoever writes them. */
export const gitlabHeaders = {
  token: 'X-Gitlab-Token',
  event: 'X-Gitlab-Event',
  id: 'Idempotency-Key',
  hook: 'X-Gitlab-Webhook-UUID',
  origin: 'X-Gitlab-Event-UUID',
  instance: 'X-Gitlab-Instance',
} as const
