// The rows that run in one process: each library does the same work from what a server has, the bytes and the headers.
import { createWebMiddleware, Webhooks } from '@octokit/webhooks'
import { verify as verifyGithub } from '@octokit/webhooks-methods'
import Stripe from 'stripe'
import { bodyOf, headerLines, secret, signaturesOf, tampered } from '../deliveries.mjs'
import { receiveFloor, verifyFloor } from '../floor.mjs'
import { load } from '../package.mjs'
import { distinctRequestOf, expectStatus, receiversOf, requestOf } from '../receivers.mjs'

const octokit = new Webhooks({ secret })
octokit.on('issues.opened', async ({ payload }) => payload.issue.number)
const { webhooks: stripe } = new Stripe('sk_test_none')
const handlers = { opened: async (payload) => payload.issue.number }
const dispatch = (payload) => handlers[payload.action](payload)
const url = 'https://receiver.example/hooks'

/**
 * The rows, by name: each has the candidates by the column of the table, of which `floor` is the first.
 *
 * @param versions - the folders of the builds to measure, by column: `''` is this one
 */
export async function rowsOf(versions) {
  const builds = {}
  for (const [column, root] of Object.entries(versions)) {
    const { toFetch } = await load('webhook-receiver/fetch', root)
    builds[column] = { ...(await receiversOf(root)), toFetch }
  }
  const each = (make) => Object.fromEntries(Object.entries(builds).map(([column, build]) => [column, make(build)]))
  return {
    'verify 1 KB': () => verification(bodyOf(1), each),
    'verify 10 KB': () => verification(bodyOf(10), each),
    'receive 1 KB': () => receiving(bodyOf(1), each),
    'receive 10 KB': () => receiving(bodyOf(10), each),
    'dedupe 1 KB': () => deduping(bodyOf(1), each),
    'refuse 1 KB': () => refusing(bodyOf(1), each),
    'refuse 10 KB': () => refusing(bodyOf(10), each),
    'fetch 1 KB': () => fetching(bodyOf(1), each),
  }
}

function verification(body, each) {
  const { github, stripe: signature } = signaturesOf(body)
  const toRequest = requestOf(body)
  return {
    floor: () => verifyFloor(body, github),
    methods: () => verifyGithub(secret, body.toString(), github),
    stripe: () => stripe.signature.verifyHeader(body, signature, secret),
    ...each(
      ({ hmac }) =>
        () =>
          hmac(toRequest(), { now: Date.now() }),
    ),
  }
}

async function receiving(body, each) {
  const { github, stripe: signature } = signaturesOf(body)
  const toRequest = requestOf(body)
  const ours = each(
    ({ receiver }) =>
      () =>
        receiver.receive(toRequest()),
  )
  for (const receive of Object.values(ours)) expectStatus(await receive(), 200)
  return {
    floor: () => receiveFloor(body),
    octokit: () => octokit.verifyAndReceive({ id: '1', name: 'issues', signature: github, payload: body.toString() }),
    methods: async () => {
      const text = body.toString()
      return (await verifyGithub(secret, text, github)) && dispatch(JSON.parse(text))
    },
    stripe: () => dispatch(stripe.constructEvent(body, signature, secret)),
    ...ours,
  }
}

function deduping(body, each) {
  const toRequest = distinctRequestOf(body)
  return {
    // Making a request with a new id takes a fifth of the floor, so the floor makes one too.
    floor: () => receiveFloor(toRequest().body),
    ...each(
      ({ dedupingReceiver }) =>
        () =>
          dedupingReceiver.receive(toRequest()),
    ),
  }
}

async function refusing(genuine, each) {
  const body = tampered(genuine)
  const { github, stripe: signature } = signaturesOf(genuine)
  const toRequest = requestOf(body, genuine)
  const ours = each(
    ({ receiver }) =>
      () =>
        receiver.receive(toRequest()),
  )
  for (const receive of Object.values(ours)) expectStatus(await receive(), 401)
  const event = { id: '1', name: 'issues', signature: github }
  return {
    floor: () => verifyFloor(body, github),
    octokit: () => octokit.verifyAndReceive({ ...event, payload: body.toString() }).catch((error) => error),
    methods: () => verifyGithub(secret, body.toString(), github),
    stripe: () => {
      try {
        return stripe.constructEvent(body, signature, secret)
      } catch (error) {
        return error
      }
    },
    ...ours,
  }
}

async function fetching(body, each) {
  const { github, stripe: signature } = signaturesOf(body)
  const headers = Object.fromEntries(
    headerLines(body, { 'X-GitHub-Delivery': '1', 'X-GitHub-Event': 'issues', 'X-Hub-Signature-256': github }),
  )
  const toRequest = () => new Request(url, { method: 'POST', headers, body })
  const answer = () => new Response(null, { status: 204 })
  const middleware = createWebMiddleware(octokit, { path: '/hooks' })
  const ours = each(({ receiver, toFetch }) => {
    const handle = toFetch(receiver)
    return () => handle(toRequest())
  })
  for (const handle of [...Object.values(ours), () => middleware(toRequest())]) {
    if (!(await handle()).ok) throw new Error('refused')
  }
  return {
    floor: async () => {
      await toRequest().arrayBuffer()
      return answer()
    },
    hand: async () => {
      const request = toRequest()
      const bytes = Buffer.from(await request.arrayBuffer())
      if (!verifyFloor(bytes, request.headers.get('x-hub-signature-256'))) throw new Error('refused')
      dispatch(JSON.parse(bytes))
      return answer()
    },
    octokit: () => middleware(toRequest()),
    methods: async () => {
      const request = toRequest()
      const text = await request.text()
      if (!(await verifyGithub(secret, text, request.headers.get('x-hub-signature-256')))) throw new Error('refused')
      dispatch(JSON.parse(text))
      return answer()
    },
    stripe: async () => {
      const text = await toRequest().text()
      dispatch(stripe.constructEvent(text, signature, secret))
      return answer()
    },
    ...ours,
  }
}
