import adapter from '@sveltejs/adapter-node'

// Deliveries as forms have no `Origin`, and SvelteKit refuses them as cross-site; the signature protects this route.
export default { kit: { adapter: adapter(), csrf: { checkOrigin: false } } }
