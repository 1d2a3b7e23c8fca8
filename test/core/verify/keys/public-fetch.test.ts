import http from 'node:http'
import https from 'node:https'
import net from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { publicAddressCheck, publicFetch } from '../../../../src/core/verify/keys/public-fetch.js'
import { listen } from '../../../listen.js'

afterEach(() => {
  vi.restoreAllMocks()
})

const isPublic = publicAddressCheck(net)

const special = [
  '0.0.0.0',
  '0.255.255.255',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.1.2.3',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::7f00:1',
  '::8.8.8.8',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  // No addresses: a resolver does not return them.

  '',
  'localhost',
  '2130706433',
  '0x7f000001',
  '017700000001',
  '127.1',
  '8.8.8.8:80',
  '[2606:4700::1111]',
  ' 8.8.8.8',
]
const global = ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.1', '100.63.255.255', '100.128.0.1', '126.255.255.255']
const globalToo = [
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00::1',
  '2400::1',
]

describe('publicAddressCheck', () => {
  it.each(special)('refuses %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  it.each([...global, ...globalToo])('accepts %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })
})

/** A `fetch` whose connections reach a server of the test; what it would have connected to is kept. */
async function fetchFrom(answer: http.RequestListener, ...answers: readonly (readonly string[])[]) {
  const port = await listen(http.createServer(answer))
  const connections: https.RequestOptions[] = []
  vi.spyOn(https, 'request').mockImplementation(((options: https.RequestOptions) => {
    connections.push(options)
    return http.request({ ...options, agent: undefined, host: '127.0.0.1', port })
  }) as unknown as typeof https.request)
  const lookUp = vi.fn(async () => answers[lookUp.mock.calls.length - 1] ?? ['127.0.0.1'])
  const fetch = publicFetch(lookUp) ?? expect.fail()
  return { connections, lookUp, get: (url: string) => fetch(url, { headers: { accept: 'text/plain' } }) }
}

describe('publicFetch', () => {
  it('connects to the address that was checked, for the name', async () => {
    const { connections, lookUp, get } = await fetchFrom(
      ({ headers, url }, response) => {
        response.setHeader('Content-Type', 'application/activity+json')
        response.end(JSON.stringify({ host: headers.host, accept: headers.accept, url }))
      },
      ['93.184.215.14', '2606:4700::1111'],
    )
    const response = await get('https://harbour.example/users/mira?page=1')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/activity+json')
    expect(await response.json()).toEqual({ host: 'harbour.example', accept: 'text/plain', url: '/users/mira?page=1' })
    expect(connections).toMatchObject([{ host: '93.184.215.14', servername: 'harbour.example', port: 443 }])
    // A second answer, which may be another address, is never asked for.
    expect(lookUp).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a private address among others', ['8.8.8.8', '::1']],
    ['a mapped address', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('refuses a name with %s, and does not connect', async (_, addresses) => {
    const { connections, get } = await fetchFrom((_request, response) => response.end(), addresses)
    await expect(get('https://harbour.example/')).rejects.toThrow('not public')
    expect(connections).toEqual([])
  })

  it('refuses a name that is private when it is asked for again', async () => {
    const { connections, get } = await fetchFrom(
      (_request, response) => response.end('ok'),
      ['8.8.8.8'],
      ['192.168.1.1'],
    )
    expect((await get('https://harbour.example/')).status).toBe(200)
    await expect(get('https://harbour.example/')).rejects.toThrow('not public')
    expect(connections).toHaveLength(1)
  })

  it('returns redirects, and does not follow them', async () => {
    const { connections, get } = await fetchFrom(
      (_request, response) => {
        response.writeHead(302, { location: 'https://127.0.0.1/' }).end()
      },
      ['8.8.8.8'],
    )
    expect((await get('https://harbour.example/')).status).toBe(302)
    expect(connections).toHaveLength(1)
  })

  it('fails if the resolver or the connection does', async () => {
    const failing = publicFetch(() => Promise.reject(new Error('ENOTFOUND')))
    await expect(failing?.('https://harbour.example/', {})).rejects.toThrow('ENOTFOUND')
    const { get } = await fetchFrom(({ socket }) => socket.destroy(), ['8.8.8.8'])
    await expect(get('https://harbour.example/')).rejects.toThrow()
  })

  it('is not there on workers, which connect by themselves', () => {
    vi.stubGlobal('navigator', { userAgent: 'Cloudflare-Workers' })
    expect(publicFetch()).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
