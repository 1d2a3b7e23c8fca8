import { toNextApi } from 'webhook-receiver/next'
import { receiver } from '../../../../subject.mjs'

export default toNextApi(receiver)
export const config = { api: { bodyParser: false } }
