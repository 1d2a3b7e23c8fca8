// @ts-check
// The workflow, as a service that Restate calls. Node 20 lacks a function that the SDK needs.
Promise.withResolvers ??= () => {
  let resolve = () => {}
  let reject = () => {}
  const promise = new Promise((...settle) => {
    ;[resolve, reject] = settle
  })
  return { promise, resolve, reject }
}
const { serve, workflow } = await import('@restatedev/restate-sdk')

const order = workflow({ name: 'order', handlers: { run: async (_context, number) => Number(number) } })
await serve({ services: [order], port: Number(process.argv[2]) })
process.send?.('ready')
