import 'reflect-metadata'
import { All, Controller, Module, Req, Res } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { type NestRequest, type NestResponse, toNestjs } from 'webhook-receiver/nestjs'
import { receiver } from '../../subject.mjs'

const receive = toNestjs(receiver)

@Controller('webhooks')
class WebhookController {
  @All()
  receive(@Req() request: NestRequest, @Res() response: NestResponse) {
    return receive(request, response)
  }
}

@Module({ controllers: [WebhookController] })
class AppModule {}

const options = JSON.parse(process.argv[3] ?? '{}')
const app =
  process.argv[2] === 'fastify'
    ? await NestFactory.create(AppModule, new FastifyAdapter(), { logger: ['error'], ...options })
    : await NestFactory.create(AppModule, { logger: ['error'], ...options })
await app.listen(Number(process.env['PORT']), '127.0.0.1')
