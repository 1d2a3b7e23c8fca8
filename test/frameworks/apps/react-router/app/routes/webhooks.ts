import { toFetch } from 'webhook-receiver/fetch'
import { receiver } from '../../../../subject.mjs'

const receive = toFetch(receiver)

export const action = ({ request }: { request: Request }) => receive(request)
export const loader = action
