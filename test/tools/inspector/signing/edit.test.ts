import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPath, readSetting } from '../../../../src/tools/inspector/signing/edit.js'
import { editBody } from '../../../../src/tools/inspector/signing/edit-body.js'
import { editForm } from '../../../../src/tools/inspector/signing/edit-form.js'
import { editJson } from '../../../../src/tools/inspector/signing/edit-json.js'
import { newIdLike } from '../../../../src/tools/inspector/signing/new-id.js'

const set = (json: string, setting: string) => editJson(json, readSetting(setting))
const unset = (json: string, path: string) => editJson(json, { path, kind: 'unset' })

describe('readSetting', () => {
  it('splits at the first equals sign', () => {
    expect(readSetting('a.b=c=d')).toEqual({ path: 'a.b', kind: 'text', value: 'c=d' })
    expect(readSetting('a:="7"')).toEqual({ path: 'a', kind: 'json', value: '"7"' })
  })

  it.each(['', 'a', '=b', ':=1', 'a..b=1', 'a[=1', 'a["x=1', '.a=1'])('refuses %j', (text) => {
    expect(() => readSetting(text)).toThrow(/must be path=value|is not a path/)
  })
})

describe('readPath', () => {
  it('reads names, places and quoted names', () => {
    expect(readPath('a.b[0]["c.d"].e-f.1')).toEqual(['a', 'b', '0', 'c.d', 'e-f', '1'])
  })
})

describe('editJson', () => {
  it('changes the value and no other character', () => {
    const json = '{ "a" : [1,  2.50, {"b":"\\u00e9"}],\n\t"c": true }'
    expect(set(json, 'a[1]=3')).toBe('{ "a" : [1,  3, {"b":"\\u00e9"}],\n\t"c": true }')
    expect(set(json, 'a[2].b=x')).toBe('{ "a" : [1,  2.50, {"b":"x"}],\n\t"c": true }')
  })

  it('keeps a field of text a text, unless the value is quoted or given as JSON', () => {
    const json = '{"amount":"2.51","count":1}'
    expect(set(json, 'amount=10.00')).toBe('{"amount":"10.00","count":1}')
    expect(set(json, 'amount:=10.5')).toBe('{"amount":10.5,"count":1}')
    expect(set(json, 'count=2')).toBe('{"amount":"2.51","count":2}')
    expect(set(json, 'count=two')).toBe('{"amount":"2.51","count":"two"}')
    expect(set(json, 'count="2"')).toBe('{"amount":"2.51","count":"2"}')
  })

  it('adds a field in the layout of the last one', () => {
    expect(set('{\n  "a": 1\n}', 'b.c=2')).toBe('{\n  "a": 1,\n  "b": {"c":2}\n}')
    expect(set('{}', 'a=1')).toBe('{"a":1}')
    expect(set('{"a":[]}', 'a[0]=x')).toBe('{"a":["x"]}')
    expect(set('[1, 2]', '[2]=3')).toBe('[1, 2, 3]')
  })

  it('removes a field with its comma', () => {
    const json = '{"a": 1, "b": 2, "c": 3}'
    expect(unset(json, 'a')).toBe('{"b": 2, "c": 3}')
    expect(unset(json, 'b')).toBe('{"a": 1, "c": 3}')
    expect(unset(json, 'c')).toBe('{"a": 1, "b": 2}')
    expect(unset('{"a":[1]}', 'a[0]')).toBe('{"a":[]}')
    expect(unset('{ "a":1 }', 'a')).toBe('{ }')
  })

  it('changes the last of repeated names, which counts', () => {
    expect(set('{"a":1,"a":2}', 'a=3')).toBe('{"a":1,"a":3}')
  })

  it('knows a name by its text, not by its spelling', () => {
    expect(set('{"\\u0061":1}', 'a=3')).toBe('{"\\u0061":3}')
    expect(set('{"__proto__":{}}', '__proto__.x=3')).toBe('{"__proto__":{"x":3}}')
  })

  it.each([
    ['{"a":1}', 'a.b=1', 'is not in an object'],
    ['{"a":[1]}', 'a[5]=1', 'the next one is [1]'],
    ['{"a":[1]}', 'a.x=1', 'the next one is [1]'],
    ['{"a":', 'a=1', 'not JSON'],
    ['{"a":1}', 'a:=x', 'is not JSON'],
  ])('refuses in %j to set %j', (json, setting, message) => {
    expect(() => set(json, setting)).toThrow(message)
  })

  it('refuses to remove a field that is not there', () => {
    expect(() => unset('{"a":{}}', 'a.b')).toThrow('a.b: the body has no such field')
  })

  it('sets any field of any JSON as an assignment to the parsed value does', () => {
    const layouts = fc.constantFrom(undefined, 2, '\t')
    const key = fc.string().filter((text) => text !== '__proto__')
    const record = fc.dictionary(key, fc.jsonValue({ maxDepth: 3 }), { minKeys: 1, noNullPrototype: true })
    fc.assert(
      fc.property(record, layouts, fc.nat(), fc.jsonValue(), (object, layout, place, value) => {
        const names = Object.keys(object)
        const name = names[place % names.length] ?? ''
        const path = `[${JSON.stringify(name)}]`
        const json = JSON.stringify(object, undefined, layout)
        const changed = editJson(json, { path, kind: 'json', value: JSON.stringify(value) })
        expect(JSON.parse(changed)).toEqual(JSON.parse(JSON.stringify({ ...object, [name]: value })))
        const { [name]: _, ...others } = object
        expect(JSON.parse(unset(json, path))).toEqual(JSON.parse(JSON.stringify(others)))
      }),
    )
  })
})

describe('editForm', () => {
  const form = 'token=a+b&text=%C3%A9%e9&flag&payload=%7B%22action%22%3A%22opened%22%7D'

  it('changes one pair and keeps the spelling of the others', () => {
    expect(editForm(form, readSetting('token=c & d'))).toBe(form.replace('a+b', 'c+%26+d'))
    expect(editForm(form, readSetting('new=1'))).toBe(`${form}&new=1`)
    expect(editForm(form, { path: 'flag', kind: 'unset' })).toBe(form.replace('&flag', ''))
    expect(editForm('', readSetting('a=1'))).toBe('a=1')
  })

  it('changes JSON inside of a field', () => {
    const changed = editForm(form, readSetting('payload.action=closed'))
    expect(new URLSearchParams(changed).get('payload')).toBe('{"action":"closed"}')
    expect(changed.startsWith('token=a+b&text=%C3%A9%e9&flag&payload=')).toBe(true)
  })

  it('prefers a field whose whole name is the path', () => {
    expect(editForm('a.b=1', readSetting('a.b=2'))).toBe('a.b=2')
  })

  it.each([
    ['%e9=1', 'a=3', 'malformed percent-encoding'],
    ['a=1&a=2', 'a=3', '2 times'],
    ['a=1', 'b.c=3', 'no field b'],
    ['a=1', 'a.c=3', 'is not in an object'],
    ['a=x', 'a.c=3', 'not JSON'],
  ])('refuses in %j to set %j', (text, setting, message) => {
    expect(() => editForm(text, readSetting(setting))).toThrow(message)
  })
})

describe('editBody', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)

  it('keeps a byte order mark', () => {
    const rawHeaders = [['content-type', 'application/json']] as const
    expect(editBody({ rawHeaders, body: bytes('\ufeff{"a":1}') }, [readSetting('a=2')])).toEqual(bytes('\ufeff{"a":2}'))
  })

  it('refuses compressed bodies and other charsets', () => {
    const edits = [readSetting('a=2')]
    const zipped = [['Content-Encoding', 'gzip']] as const
    expect(() => editBody({ rawHeaders: zipped, body: bytes('{}') }, edits)).toThrow('compressed')
    expect(() => editBody({ rawHeaders: [], body: new Uint8Array([0xe9]) }, edits)).toThrow('not UTF-8')
  })

  it('returns the same bytes without edits', () => {
    const body = new Uint8Array([0xff, 0])
    expect(editBody({ rawHeaders: [], body }, [])).toBe(body)
  })
})

describe('newIdLike', () => {
  it.each([
    ['72d3162e-cc78-11e3-81ab-4c9367dc0958', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
    ['evt_1T0s4cLkdIwHu7ixUEgbHFAm', /^evt_[A-Za-z0-9]{24}$/],
    ['SM0123456789abcdef0123456789abcdef', /^SM[0-9a-f]{32}$/],
    ['WH-58D329510W468432D-8HN650336L201105X', /^WH-[A-Za-z0-9]{17}-[A-Za-z0-9]{17}$/],
    ['1796000000000', /^1796000\d{6}$/],
    ['', /^.$/],
  ])('makes an id like %j', (id, pattern) => {
    expect(newIdLike(id)).toMatch(pattern)
    expect(newIdLike(id)).not.toBe(id)
  })
})
