// Changes of a genuine delivery, for which the vendor's package and this one must have the same verdict. Where they differ for a
// good reason, `differences.mjs` says which.
import { differences } from './differences.mjs'
import { textOf, verdicts, withBody, withHeaders } from './prepare.mjs'

const hour = 3_600_000

/** Each makes a request from a signed one; `undefined` where it does not apply. */
const mutations = {
  'header missing': ({ genuine, header }) => header && withHeaders(genuine, { [header]: undefined }),
  'header empty': ({ genuine, header }) => header && withHeaders(genuine, { [header]: '' }),
  'header doubled': ({ genuine, header, value }) => header && withHeaders(genuine, { [header]: [value, value] }),
  'header name in capitals': ({ genuine }) => ({
    ...genuine,
    headers: genuine.headers.map(([name, text]) => [name.toUpperCase(), text]),
  }),
  'proof in capitals': change((value) => value.toUpperCase()),
  'proof after a space': change((value) => ` ${value}`),
  'proof before a letter': change((value) => `${value}A`),
  'proof without its last letter': change((value) => value.slice(0, -1)),
  'proof without padding': change((value) => (value.endsWith('=') ? value.replace(/=+$/, '') : value)),
  'proof without its prefix': change((value, prefix) => value.slice(prefix.length)),
  'proof after a wrong one': ({ genuine, header, value, row }) =>
    row.signature?.separator && row.signature.timestamp === undefined
      ? withHeaders(genuine, {
          [header]: `${value.replace(/.(?=.{8}$)/, (letter) => (letter === '0' ? '1' : '0'))}${row.signature.separator}${value}`,
        })
      : undefined,
  'sent a day ago': ({ signAt, isTimed }) => isTimed && signAt(Date.now() - 24 * hour),
  'sent eleven minutes ago': ({ signAt, isTimed }) => isTimed && signAt(Date.now() - hour / 6 - 60_000),
  'sent in a day': ({ signAt, isTimed }) => isTimed && signAt(Date.now() + 24 * hour),
  'sent in eleven minutes': ({ signAt, isTimed }) => isTimed && signAt(Date.now() + hour / 6 + 60_000),
  'body with a space at the end': ({ genuine }) => withBody(genuine, `${textOf(genuine)} `),
  'body indented': ({ genuine }) =>
    isJson(genuine) && withBody(genuine, JSON.stringify(JSON.parse(textOf(genuine)), null, 2)),
  'body with another letter': ({ genuine }) =>
    withBody(
      genuine,
      textOf(genuine).replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'a' ? 'b' : 'a')),
    ),
  'body empty': ({ genuine }) => withBody(genuine, ''),
  'body with a letter outside of ASCII': ({ sign, sample }) =>
    isJson(sample) &&
    sign(
      withBody(
        sample,
        textOf(sample).replace(/\{(?=(.))/, (_, next) => `{"name":"Bj\u00f6rn \u6d77"${next === '}' ? '' : ','}`),
      ),
    ),
  'another secret': ({ signOther }) => signOther(),
}

function change(edit) {
  return ({ genuine, header, value, row }) => {
    const text = header && edit(value, row.signature?.prefix ?? row.jwt?.prefix ?? '')
    return text === undefined || text === value ? undefined : withHeaders(genuine, { [header]: text })
  }
}

const isJson = (sample) => /^[{[]/.test(textOf(sample))

export async function compareMutations(name, prepared) {
  const { vendor, sample, own, other, header } = prepared
  const { row } = vendor
  const genuine = await own.sign(sample)
  const [, value = ''] = genuine.headers.find(([key]) => key.toLowerCase() === header?.toLowerCase()) ?? []
  const parts = {
    row,
    sample,
    genuine,
    header,
    value,
    sign: own.sign,
    signAt: (sentAt) => own.sign(sample, { sentAt }),
    signOther: () => (row.token?.chain ? undefined : other.sign(sample)),
    isTimed: row.strength === 'signed with time',
  }
  const expected = new Map(
    differences.filter(({ vendors }) => vendors.includes(name)).map((each) => [each.mutation, each]),
  )
  const failures = []
  let count = 0
  for (const [what, mutate] of Object.entries(mutations)) {
    const request = await mutate(parts)
    if (!request) continue
    count += 1
    const { ours, theirs } = await verdicts(prepared, request)
    const listed = expected.get(what)
    expected.delete(what)
    if (ours === theirs && listed && !listed.sometimes)
      failures.push(`${what}: no difference any more, but one is listed`)
    if (ours === theirs || listed?.theirs === (theirs ? 'accepts' : 'refuses')) continue
    failures.push(
      `${what}: ${theirs ? 'their package accepts, this one refuses' : 'this package accepts, theirs refuses'}`,
    )
  }
  for (const [what, { sometimes }] of expected)
    if (!sometimes) failures.push(`${what}: a difference is listed that does not apply`)
  return { count, failures }
}
