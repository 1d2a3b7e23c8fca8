import { toNextRoute } from 'webhook-receiver/next'
import { receiver } from '../../../../subject.mjs'

export const POST = toNextRoute(receiver)
