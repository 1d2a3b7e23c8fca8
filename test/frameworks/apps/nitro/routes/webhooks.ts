import { defineEventHandler } from 'h3-1'
import { toH3 } from 'webhook-receiver/h3'
import { receiver } from '../../../subject.mjs'

export default defineEventHandler(toH3(receiver))
