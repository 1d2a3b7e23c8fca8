import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { servePageFiles } from '../../../../src/tools/inspector/api/page-files.js'
import { type LocalServer, serveLocally } from '../../../../src/tools/inspector/api/serve.js'

let server: LocalServer | undefined
afterEach(async () => server?.close())

async function serve(handler: (request: Request) => Promise<Response>): Promise<number> {
  server = await serveLocally(() => handler, { port: 0 })
  return server.port
}

/** Sends text over a connection, and returns what is answered. */
function exchangeText(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.end(text))
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

describe('serveLocally', () => {
  it('passes method, URL, headers and body to the handler, and its answer back', async () => {
    const port = await serve(async (called) => {
      const body = await called.text()
      return new Response(`${called.method} ${called.url} ${called.headers.get('x-a')} ${body}`, { status: 201 })
    })
    const answer = await fetch(`http://127.0.0.1:${port}/a?b=c`, { method: 'POST', headers: { 'x-a': '1' }, body: 'd' })
    expect([answer.status, await answer.text()]).toEqual([201, `POST http://127.0.0.1:${port}/a?b=c 1 d`])
  })

  it('listens on 127.0.0.1 only', async () => {
    const port = await serve(async () => new Response())
    const attempt = new Promise((resolve, reject) => {
      request({ host: '::1', port }, resolve).on('error', reject).end()
    })
    await expect(attempt).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('refuses a missing, repeated or malformed Host, and a target that is another address', async () => {
    let calls = 0
    const port = await serve(async () => {
      calls += 1
      return new Response()
    })
    for (const head of [
      'GET / HTTP/1.0\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n',
      'GET / HTTP/1.1\r\nHost: a/b\r\n',
      'GET / HTTP/1.1\r\nHost: a@b\r\n',
      'GET http://127.0.0.1/ HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    ]) {
      expect(await exchangeText(port, `${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
    }
    expect(calls).toBe(0)
  })

  it('ends a stream when the reader is gone', async () => {
    const cancelled = new EventTarget()
    const stopped = new Promise((resolve) => cancelled.addEventListener('stopped', resolve))
    const source = {
      start: (to: ReadableStreamDefaultController) => to.enqueue(Buffer.from('x')),
      cancel: () => void cancelled.dispatchEvent(new Event('stopped')),
    }
    const port = await serve(async () => new Response(new ReadableStream(source)))
    const abort = new AbortController()
    const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: abort.signal })
    await answer.body?.getReader().read()
    abort.abort()
    expect(await stopped).toBeInstanceOf(Event)
  })
})

describe('servePageFiles', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>page</title>')
  writeFileSync(join(folder, 'assets/a-1.js'), '1')
  const file = servePageFiles(folder)

  it('serves the files of its folder with their media types', async () => {
    expect((await file('index.html'))?.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const script = await file('assets/a-1.js')
    expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await script?.text()).toBe('1')
  })

  it('serves nothing else', async () => {
    for (const path of ['assets', '../package.json', 'assets/../index.html', '', '/etc/passwd']) {
      expect(await file(path)).toBeUndefined()
    }
  })

  it('says how to build a page that is not built', async () => {
    const answer = await servePageFiles(join(folder, 'nowhere'))('index.html')
    expect([answer?.status, await answer?.text()]).toEqual([503, expect.stringContaining('npm run build')])
  })
})
