import { describe, expect, it } from 'vitest'
import { meta, newFolder, startMcp } from './client.js'

const line = (message: object) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`
const initialize = (protocolVersion: string) =>
  line({
    id: 1,
    method: 'initialize',
    params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  })

describe('webhook-receiver mcp: the protocol of 2026-07-28', () => {
  it('says what it can, who it is, and how long that is true', async () => {
    const { result } = await startMcp().ask('server/discover')
    expect(result).toMatchObject({
      resultType: 'complete',
      supportedVersions: ['2026-07-28'],
      capabilities: { tools: {} },
      ttlMs: expect.any(Number),
      cacheScope: 'private',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'webhook-receiver', version: '1.2.3' } },
    })
  })

  it('lists tools in the same order, with schemas, and the writing ones only with --write', async () => {
    const names = async (args: readonly string[]) => {
      const { result } = await startMcp(args).ask('tools/list')
      for (const { inputSchema, description } of result.tools) {
        expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
        expect(description.length).toBeGreaterThan(40)
      }
      return result.tools.map(({ name }: { name: string }) => name)
    }
    const reading = [
      'list_captures',
      'get_capture',
      'search_captures',
      'wait_for_capture',
      'verify_capture',
      'diagnose_capture',
      'diff_captures',
    ]
    expect(await names([])).toEqual(reading)
    expect(await names(['--write'])).toEqual([...reading, 'replay_capture', 'send_event', 'attack_endpoint'])
  })

  it.each(['replay_capture', 'send_event', 'attack_endpoint', 'no_such_tool', 'toString'])(
    'does not know %s without --write',
    async (name) => {
      const { error } = await startMcp().ask('tools/call', { name, arguments: { id: 1 } })
      expect(error).toMatchObject({ code: -32602, message: `unknown tool: ${name}` })
    },
  )

  it.each([
    ['an unknown method', 'resources/list', {}, -32601],
    ['a method that was removed', 'ping', {}, -32601],
    ['a name that is not a text', 'tools/call', { name: 1 }, -32602],
    ['arguments that are not an object', 'tools/call', { name: 'list_captures', arguments: [] }, -32602],
    ['a cursor', 'tools/list', { cursor: '' }, -32602],
    [
      'missing capabilities',
      'tools/list',
      { _meta: { ...meta, 'io.modelcontextprotocol/clientCapabilities': 1 } },
      -32602,
    ],
    ['no version', 'tools/list', { _meta: {} }, -32602],
  ])('refuses %s', async (_what, method, params, code) => {
    expect((await startMcp().ask(method, params)).error.code).toBe(code)
  })

  it('names its version to a client of another one', async () => {
    const params = { _meta: { ...meta, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' } }
    expect((await startMcp().ask('server/discover', params)).error).toMatchObject({
      code: -32022,
      data: { supported: ['2026-07-28'], requested: '1900-01-01' },
    })
  })

  it.each([
    ['an unknown argument', 'list_captures', { limits: 1 }, 'did you mean limit'],
    ['a missing argument', 'get_capture', {}, 'id is missing'],
    ['a text for a number', 'get_capture', { id: '1' }, 'whole number'],
    ['a number out of its range', 'list_captures', { limit: 101 }, 'from 1 to 100'],
    ['a wait that is too long', 'wait_for_capture', { timeoutSeconds: 56 }, 'from 1 to 55'],
    ['a value that is no choice', 'list_captures', { status: 'good' }, 'verified, refused, unknown'],
    ['a text that is too long', 'search_captures', { text: 'x'.repeat(4097) }, '4096'],
    ['an age of another form', 'list_captures', { after: 'soon' }, '30m'],
    ['a capture that does not exist', 'get_capture', { id: 7 }, 'there is no capture 7'],
  ])('tells the model about %s', async (_what, name, args, message) => {
    const { text, isError } = await startMcp().call(name, args)
    expect({ text, isError }).toEqual({ text: expect.stringContaining(message), isError: true })
  })

  it('acknowledges a subscription, and ends it with an answer when the input ends', async () => {
    const client = startMcp()
    client.write(
      line({
        id: 9,
        method: 'subscriptions/listen',
        params: { _meta: meta, notifications: { toolsListChanged: true } },
      }),
    )
    expect(await client.until(({ method }) => method === 'notifications/subscriptions/acknowledged')).toMatchObject({
      params: { _meta: { 'io.modelcontextprotocol/subscriptionId': 9 }, notifications: {} },
    })
    expect(client.messages()).toHaveLength(1)
    expect(await client.close()).toBe(0)
    expect(client.messages()[1]).toMatchObject({ id: 9, result: { resultType: 'complete' } })
  })

  it('does not answer a cancelled call', async () => {
    const client = startMcp()
    client.write(line({ id: 5, method: 'tools/call', params: { _meta: meta, name: 'wait_for_capture' } }))
    client.write(line({ method: 'notifications/cancelled', params: { requestId: 5 } }))
    await client.ask('tools/list')
    expect(await client.close()).toBe(0)
    expect(client.messages().map(({ id }) => id)).toEqual(['ask-1'])
  })
})

describe('webhook-receiver mcp: revisions with a handshake', () => {
  it.each([
    ['2025-11-25', '2025-11-25'],
    ['2025-06-18', '2025-06-18'],
    ['2024-01-01', '2025-11-25'],
  ])('answers initialize of %s with %s, then serves without metadata', async (wanted, given) => {
    const client = startMcp([], { cwd: newFolder().cwd })
    client.write(initialize(wanted))
    client.write(line({ method: 'notifications/initialized' }))
    client.write(line({ id: 2, method: 'ping' }))
    client.write(line({ id: 3, method: 'tools/call', params: { name: 'list_captures', arguments: {} } }))
    const { result } = await client.until(({ id }) => id === 3)
    expect(result).toEqual({ content: [{ type: 'text', text: '0 of 0 captures.' }], isError: false })
    expect(client.messages()[0].result).toMatchObject({ protocolVersion: given, serverInfo: { version: '1.2.3' } })
    expect(client.messages()[1]).toEqual({ jsonrpc: '2.0', id: 2, result: {} })
  })

  it('serves both at the same time', async () => {
    const client = startMcp()
    client.write(initialize('2025-11-25'))
    expect((await client.ask('tools/list')).result.resultType).toBe('complete')
  })

  it('asks for the handshake or a version', async () => {
    const client = startMcp()
    client.write(line({ id: 1, method: 'tools/list' }))
    const { error } = await client.until(({ id }) => id === 1)
    expect(error).toMatchObject({ code: -32602, data: { supported: ['2026-07-28', '2025-11-25', '2025-06-18'] } })
  })
})

describe('webhook-receiver mcp: lines', () => {
  it.each([
    ['no JSON', '{"jsonrpc":\n', undefined, -32700],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22, 0x0a]), undefined, -32700],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]\n', undefined, -32600],
    ['another version of JSON-RPC', '{"jsonrpc":"1.0","id":4,"method":"ping"}\n', 4, -32600],
    ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}\n', undefined, -32600],
    ['an id that is long', line({ id: 'x'.repeat(300), method: 'ping' }), 'x'.repeat(300), -32600],
    ['params that are a list', '{"jsonrpc":"2.0","id":4,"method":"ping","params":[]}\n', 4, -32602],
    ['a line that is too long', `{"jsonrpc":"2.0","id":4,"method":"${'x'.repeat(1_048_576)}"}\n`, undefined, -32600],
  ])('refuses %s, and goes on', async (_what, bytes, id, code) => {
    const client = startMcp()
    client.write(bytes)
    expect((await client.ask('tools/list')).result.tools).toHaveLength(7)
    expect(client.messages()[0]).toMatchObject({ error: { code } })
    expect(client.messages()[0].id).toBe(id)
  })

  it('ignores empty lines, responses and unknown notifications', async () => {
    const client = startMcp()
    client.write('\n\r\n')
    client.write(line({ id: 1, result: {} }))
    client.write(line({ method: 'notifications/other' }))
    client.write(line({ method: 'notifications/cancelled', params: { requestId: 'none' } }))
    await client.ask('tools/list')
    expect(client.messages()).toHaveLength(1)
  })

  it('reads a message that comes in pieces, and a last one without a line end', async () => {
    const client = startMcp()
    const text = JSON.stringify({ jsonrpc: '2.0', id: 'ü', method: 'tools/list', params: { _meta: meta } })
    for (const byte of Buffer.from(text)) client.write(Uint8Array.of(byte))
    expect(await client.close()).toBe(0)
    expect(client.messages()[0]).toMatchObject({ id: 'ü', result: { resultType: 'complete' } })
  })

  it('refuses a second request with the same id, and more than 16 at once', async () => {
    const client = startMcp()
    const wait = (id: number) => line({ id, method: 'tools/call', params: { _meta: meta, name: 'wait_for_capture' } })
    for (let id = 1; id <= 17; id++) client.write(wait(id))
    client.write(wait(1))
    await client.until(({ id, error }) => id === 1 && error !== undefined)
    expect(client.messages().map(({ id, error }) => [id, error.code])).toEqual([
      [17, -32603],
      [1, -32600],
    ])
  })
})
