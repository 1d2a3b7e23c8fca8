import { toFetch } from 'webhook-receiver/fetch'
import { receiver } from '../../../../subject.mjs'

const receive = toFetch(receiver)

export const prerender = false
export const ALL = ({ request }: { request: Request }) => receive(request)
