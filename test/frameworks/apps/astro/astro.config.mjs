import node from '@astrojs/node'

// Deliveries as forms have no `Origin`, and Astro refuses them as cross-site; the signature protects this route.
export default {
  adapter: node({ mode: 'standalone' }),
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
}
