import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const template = JSON.parse(readFileSync(new URL('../../../examples/lambda/template.json', import.meta.url), 'utf8'))

const reference = z.union([
  z.strictObject({ Ref: z.string() }),
  z.strictObject({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }),
])
const serverless = <Properties extends z.ZodType>(Properties: Properties) =>
  z.strictObject({ Type: z.literal('AWS::Serverless::Function'), Properties })
const kept = { DeletionPolicy: z.literal('Retain'), UpdateReplacePolicy: z.literal('Retain') }
const text = (AttributeName: string) =>
  z.strictObject({ AttributeName: z.literal(AttributeName), AttributeType: z.literal('S') })
const keyOf = (AttributeName: string, KeyType: string) =>
  z.strictObject({ AttributeName: z.literal(AttributeName), KeyType: z.literal(KeyType) })

// What the resources must have, by the reference of CloudFormation and SAM, and what the inbox needs of them.
const schema = z.strictObject({
  AWSTemplateFormatVersion: z.literal('2010-09-09'),
  Transform: z.literal('AWS::Serverless-2016-10-31'),
  Description: z.string().max(1024),
  Parameters: z.record(z.string(), z.strictObject({ Type: z.literal('String'), NoEcho: z.literal(true) })),
  Globals: z.strictObject({
    Function: z.strictObject({
      Runtime: z.enum(['nodejs20.x', 'nodejs22.x', 'nodejs24.x']),
      MemorySize: z.number().int().min(128).max(10_240),
      Environment: z.strictObject({ Variables: z.record(z.string().regex(/^[A-Z]\w+$/), reference) }),
      Policies: z.array(z.record(z.string().regex(/Policy$/), z.record(z.string(), reference))),
    }),
  }),
  Resources: z.strictObject({
    Receive: serverless(
      z.strictObject({
        Handler: z.literal('functions.receive'),
        Timeout: z.number().int().min(1).max(900),
        FunctionUrlConfig: z.strictObject({ AuthType: z.literal('NONE') }),
      }),
    ),
    Handle: serverless(
      z.strictObject({
        Handler: z.literal('functions.handle'),
        Timeout: z.number().int().min(36).max(900),
        Events: z.strictObject({
          Deliveries: z.strictObject({
            Type: z.literal('SQS'),
            Properties: z.strictObject({
              Queue: reference,
              BatchSize: z.number().int().min(1).max(10),
              FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
              ScalingConfig: z.strictObject({ MaximumConcurrency: z.number().int().min(2).max(1_000) }),
            }),
          }),
        }),
      }),
    ),
    Queue: z.strictObject({
      Type: z.literal('AWS::SQS::Queue'),
      Properties: z.strictObject({
        FifoQueue: z.literal(true),
        DeduplicationScope: z.literal('messageGroup'),
        FifoThroughputLimit: z.literal('perMessageGroupId'),
        VisibilityTimeout: z.number().int().max(43_200),
        MessageRetentionPeriod: z.literal(1_209_600),
        SqsManagedSseEnabled: z.literal(true),
      }),
    }),
    InboxTable: z.strictObject({
      Type: z.literal('AWS::DynamoDB::Table'),
      ...kept,
      Properties: z.strictObject({
        BillingMode: z.literal('PAY_PER_REQUEST'),
        AttributeDefinitions: z.tuple([text('pk'), text('sk')]),
        KeySchema: z.tuple([keyOf('pk', 'HASH'), keyOf('sk', 'RANGE')]),
        TimeToLiveSpecification: z.strictObject({ AttributeName: z.literal('expiresAt'), Enabled: z.literal(true) }),
        PointInTimeRecoverySpecification: z.strictObject({ PointInTimeRecoveryEnabled: z.literal(true) }),
      }),
    }),
    Bucket: z.strictObject({
      Type: z.literal('AWS::S3::Bucket'),
      ...kept,
      Properties: z.strictObject({
        PublicAccessBlockConfiguration: z.record(z.string(), z.literal(true)),
        LifecycleConfiguration: z.strictObject({
          Rules: z.tuple([
            z.strictObject({
              Id: z.string(),
              Status: z.literal('Enabled'),
              Prefix: z.literal('webhook-inbox/'),
              ExpirationInDays: z.number().int().positive(),
            }),
          ]),
        }),
      }),
    }),
  }),
  Outputs: z.record(z.string(), z.strictObject({ Value: reference })),
})

describe('the template of the functions', () => {
  it('has what CloudFormation, SAM and the inbox need', () => {
    expect(schema.safeParse(template).error?.issues).toBeUndefined()
  })

  it('hides a message for six times as long as the function may run, as AWS asks', () => {
    const { Handle, Queue } = schema.parse(template).Resources
    expect(Queue.Properties.VisibilityTimeout).toBeGreaterThanOrEqual(6 * Handle.Properties.Timeout)
  })

  it('refers only to what it has', () => {
    const named = [...Object.keys(template.Resources), ...Object.keys(template.Parameters), 'ReceiveUrl']
    const used = [...JSON.stringify(template).matchAll(/"Ref":"(\w+)"|"Fn::GetAtt":\["(\w+)"/g)]
    expect(used.length).toBeGreaterThan(5)
    for (const [, plain, attribute] of used) expect(named).toContain(plain ?? attribute)
  })
})
