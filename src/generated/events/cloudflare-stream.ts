/** The events that Cloudflare Stream describes, which `npm run payloads` completes. */
export const cloudflareStreamEvents = ['error', 'ready'] as const
