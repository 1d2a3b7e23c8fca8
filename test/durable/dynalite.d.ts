declare module 'dynalite' {
  import type { Server } from 'node:http'

  /** A server that speaks the protocol of DynamoDB and keeps its tables in memory. */
  export default function dynalite(options?: { readonly createTableMs?: number }): Server
}
