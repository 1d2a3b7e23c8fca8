// What a user of a framework writes.
import express from 'express'
import Koa from 'koa'
import { createReceiver, unverified } from 'webhook-receiver'
import { toExpress } from 'webhook-receiver/express'
import { host } from 'webhook-receiver/host'
import { toKoa } from 'webhook-receiver/koa'

const receiver = createReceiver({ provider: host({ verify: unverified() }), on: {} })

export const app = express().post('/hooks', toExpress(receiver)).use('/all', toExpress(receiver))
export const koa = new Koa().use(toKoa(receiver))
