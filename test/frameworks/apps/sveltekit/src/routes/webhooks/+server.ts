import { toFetch } from 'webhook-receiver/fetch'
import { receiver } from '../../../../../subject.mjs'

const receive = toFetch(receiver)

export const POST = ({ request }: { request: Request }) => receive(request)
