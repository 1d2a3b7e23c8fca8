import { checkOptions, requireFunctions, requireText } from '../../core/base/options.js'
import type { MessageSource } from '../../core/ports/message-source.js'
import { foreign, noMessage } from './message.js'
import { messageSource } from './message-source.js'

/** A message of SQS, as a Lambda function gets it (`body`), or as `ReceiveMessage` returns it (`Body`). */
export interface SqsMessage {
  readonly body?: string
  readonly Body?: string
  readonly eventSourceARN?: string
}

/** Options of {@link sqs}. */
export interface SqsOptions<Content> {
  /** The ARN of the queue; only messages of a Lambda function say it. */
  readonly queueArn: string
  /** Opens what the message holds as JSON. */
  readonly message: MessageSource<Content>
}

/**
 * Messages of an SQS queue that hold another message as JSON, such as events of EventBridge.
 *
 * @throws {TypeError} if an option is invalid; the message names it
 *
 * @example
 * const source = sqs({ queueArn, message: eventBridge({ account: '123456789012', sources: 'aws.partner/stripe.com/ed_123' }) })
 */
export function sqs<Content>(options: SqsOptions<Content>): MessageSource<SqsMessage> {
  checkOptions(options, 'sqs', {
    queueArn: requireText,
    message: (value, option) => requireFunctions(value, ['open'], option),
  })
  const { queueArn, message: content } = options
  return messageSource({
    name: content.name,
    open(message) {
      const { body, Body = body, eventSourceARN = queueArn } = Object(message) as SqsMessage
      if (eventSourceARN !== queueArn) throw foreign('eventSourceARN')
      return content.open(parseJson(Body) as Content)
    },
  })
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch (cause) {
    throw noMessage('sqs', cause)
  }
}
