import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type XmlBodyOptions, xmlBody } from '../../../../src/core/request/body/xml.js'
import { codePoint } from '../../../code-points.js'
import { runs } from '../../../runs.js'
import { messageOfTypeError } from '../../verify/run.js'
import { codeOf as code } from './code-of.js'
import { wrongMediaTypes } from './wrong-media-types.js'

const encode = (text: string) => new TextEncoder().encode(text)
const parse = (xml: string, options: XmlBodyOptions = {}) => xmlBody(options).parse(encode(xml), undefined)

describe('xmlBody', () => {
  it('reads the content of the root, with text as written', () => {
    const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <!-- a comment -->
      <event>
        <id>00123</id><big>12345678901234567890</big><exp>1e3</exp><hex>0x10</hex>
        <yes>true</yes><nothing>null</nothing><empty/><also></also><space> x </space>
        <nested><deep>1.50</deep></nested>
      </event>
      <!-- the end -->`
    expect(parse(xml)).toEqual({
      id: '00123',
      big: '12345678901234567890',
      exp: '1e3',
      hex: '0x10',
      yes: 'true',
      nothing: 'null',
      empty: '',
      also: '',
      space: ' x ',
      nested: { deep: '1.50' },
    })
  })

  it('reads attributes, and text beside them', () => {
    expect(parse('<a id="1" x:y=\'2\'><b c="3"/><d e="4">text</d><f g="5"> </f></a>')).toEqual({
      '@id': '1',
      '@x:y': '2',
      b: { '@c': '3' },
      d: { '@e': '4', '#text': 'text' },
      f: { '@g': '5', '#text': ' ' },
    })
    expect(parse('<a>before<b/>after</a>')).toEqual({ b: '', '#text': 'beforeafter' })
  })

  it('decodes references once', () => {
    expect(parse('<a b="&lt;&amp;gt;&quot;&apos;&#10;">&amp;lt;&#65;&#x1F30A;&#x0000041;&gt;</a>')).toEqual({
      '@b': '<&gt;"\'\n',
      '#text': '&lt;A🌊A>',
    })
  })

  it.each([0x9, 0xa, 0xd, 0x20, 0xd7ff, 0xe000, 0xfffd, 0x10000, 0x10ffff])(
    'decodes a reference to the character %i, which is the first or last of a range',
    (character) => {
      expect(parse(`<a>&#${character};</a>`)).toBe(String.fromCodePoint(character))
    },
  )

  it.each([0x8, 0xb, 0xc, 0xe, 0x1f, 0xd800, 0xdfff, 0xfffe, 0xffff, 0x110000])(
    'refuses a reference to the character %i, which is next to a range',
    (character) => {
      expect(code(() => parse(`<a>&#${character};</a>`))).toBe('body_malformed')
    },
  )

  it('leaves CDATA as is', () => {
    expect(parse('<a>1 &lt; <![CDATA[2 &lt; <b>]]]]><![CDATA[>]]> &amp;</a>')).toBe('1 < 2 &lt; <b>]]> &')
    expect(parse('<a><![CDATA[]]></a>')).toBe('')
    expect(parse('<a><b><![CDATA[<!DOCTYPE x><?pi?>]]></b></a>')).toEqual({ b: '<!DOCTYPE x><?pi?>' })
  })

  it('ignores comments', () => {
    expect(parse('<a><!-- <b> & ]]> <!DOCTYPE> -->x<!---->y</a>')).toBe('xy')
  })

  it('normalises line ends to line feeds, and white space in attributes to spaces', () => {
    expect(parse('<a b="1\r\n2\t3">4\r\n5\r6</a>')).toEqual({ '@b': '1 2 3', '#text': '4\n5\n6' })
  })

  it('reads text and names in any script', () => {
    expect(parse('<événement><潮>🌊</潮></événement>')).toEqual({ 潮: '🌊' })
    expect(parse('\uFEFF<?xml version="1.1" encoding=\'utf-8\'?><a>ü</a>')).toBe('ü')
  })

  it('makes lists of configured and of repeated elements', () => {
    const options = { arrays: ['list', 'in.list'] }
    expect(parse('<a><list>1</list><in><list>2</list></in><other><list>3</list></other></a>', options)).toEqual({
      list: ['1'],
      in: { list: ['2'] },
      other: { list: '3' },
    })
    expect(parse('<a><list/><in><list><b>1</b></list><list/></in></a>', options)).toEqual({
      list: [],
      in: { list: [{ b: '1' }, ''] },
    })
    expect(parse('<a><list/><list>1</list></a>', options)).toEqual({ list: ['', '1'] })
    expect(parse('<a><b>1</b><c/><b>2</b><b>3</b></a>')).toEqual({ b: ['1', '2', '3'], c: '' })
  })

  it('reads xsi:nil as null', () => {
    expect(parse('<a><b xsi:nil="true"/><c xsi:nil="1"></c><d xsi:nil="false"/><e xsi:nil="true">x</e></a>')).toEqual({
      b: null,
      c: null,
      d: { '@xsi:nil': 'false' },
      e: { '@xsi:nil': 'true', '#text': 'x' },
    })
    expect(parse('<a><b xsi:nil="true" c="1"/></a>')).toEqual({ b: { '@xsi:nil': 'true', '@c': '1' } })
  })

  it('renames configured elements', () => {
    expect(parse('<a><_16x16>url</_16x16></a>', { names: { _16x16: '16x16' } })).toEqual({ '16x16': 'url' })
  })

  it('reads elements with the names of inherited properties', () => {
    const value = parse('<a><toString>1</toString><valueOf/><hasOwnProperty>2</hasOwnProperty><b toString="3"/></a>')
    expect(Object.entries(value as object)).toEqual([
      ['toString', '1'],
      ['valueOf', ''],
      ['hasOwnProperty', '2'],
      ['b', { '@toString': '3' }],
    ])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the name %s', (name) => {
    for (const xml of [`<${name}/>`, `<a><${name}><polluted>1</polluted></${name}></a>`, `<a ${name}="1"/>`]) {
      expect(code(() => parse(xml))).toBe('body_key_forbidden')
    }
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('requires the configured root', () => {
    expect(parse('<event>1</event>', { root: 'event' })).toBe('1')
    expect(code(() => parse('<other>1</other>', { root: 'event' }))).toBe('body_malformed')
  })

  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['a document type in lower case', '<!doctype a><a/>'],
    ['an external document type', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ['an entity', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a document type after a comment', '<!-- --><!DOCTYPE a><a/>'],
    ['a document type after the declaration', '<?xml version="1.0"?>\n<!DOCTYPE a><a/>'],
    ['a document type within the root', '<a><!DOCTYPE a></a>'],
    ['an entity declaration within the root', '<a><!ENTITY x "y"></a>'],
    ['an undeclared entity', '<a>&nbsp;</a>'],
    ['an inherited entity', '<a>&toString;</a>'],
    ['a stray ampersand', '<a>1 & 2</a>'],
    ['an ampersand in an attribute', '<a b="1 & 2"/>'],
    ['a reference cut by a comment', '<a>&am<!-- -->p;</a>'],
    ['a reference cut by CDATA', '<a>&<![CDATA[amp;]]></a>'],
    ['a reference to NUL', '<a>&#0;</a>'],
    ['a reference to a surrogate', '<a>&#xD800;</a>'],
    ['a reference to a control character', '<a>&#x1;</a>'],
    ['a reference beyond Unicode', '<a>&#x110000;</a>'],
    ['a reference that is no number', '<a>&#xG;</a>'],
    ['a processing instruction', '<?pi x?><a/>'],
    ['a style sheet', '<?xml version="1.0"?><?xml-stylesheet href="x"?><a/>'],
    ['a processing instruction whose name begins with xml', '<?xml-stylesheet href="a"?><a/>'],
    ['a processing instruction within the root', '<a><?pi?></a>'],
    ['a second declaration', '<?xml version="1.0"?><?xml version="1.0"?><a/>'],
    ['a late declaration', ' <?xml version="1.0"?><a/>'],
    ['a declaration in upper case', '<?XML version="1.0"?><a/>'],
    ['a declaration with an attribute in upper case', '<?xml VERSION="1.0"?><a/>'],
    ['a declaration with an odd value', '<?xml version="1.0" standalone="YES"?><a/>'],
    ['another version', '<?xml version="2.0"?><a/>'],
    ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>'],
    ['UTF-7', '<?xml version="1.0" encoding="UTF-7"?><a/>'],
    ['crossed tags', '<a><b></a></b>'],
    ['an unclosed tag', '<a><b>'],
    ['an unclosed root', '<a>'],
    ['an unopened tag', '</a>'],
    ['a tag too many', '<a/></a>'],
    ['tags in other cases', '<a></A>'],
    ['two roots', '<a></a><b></b>'],
    ['two empty roots', '<a/><b/>'],
    ['no root', '<!-- only -->'],
    ['nothing', ''],
    ['white space', ' \n'],
    ['text alone', 'text'],
    ['text before the root', 'x<a/>'],
    ['text after the root', '<a/>x'],
    ['CDATA after the root', '<a/><![CDATA[x]]>'],
    ['a reference after the root', '<a/>&#32;'],
    ['a doubled attribute', '<a b="1" b="2"/>'],
    ['an attribute without a value', '<a b/>'],
    ['an attribute without quotes', '<a b=1/>'],
    ['attributes without space between', '<a b="1"c="2"/>'],
    ['a less-than sign in an attribute', '<a b="<"/>'],
    ['an attribute on a closing tag', '<a></a b="1">'],
    ['a slash in the middle', '<a / >'],
    ['a closing tag that closes itself', '<a></a/>'],
    ['space before a name', '< a/>'],
    ['a name with a digit in front', '<1a/>'],
    ['a name with a no-break space', '<a\u00A0b="1"/>'],
    ['a name that is not plain to every reader', '<a\uFEFFb="1"/>'],
    ['an unclosed comment', '<a/><!-- '],
    ['an odd comment', '<a><!-- -- --></a>'],
    ['a comment with three dashes', '<a><!-- ---></a>'],
    ['an unclosed CDATA', '<a><![CDATA[x]]</a>'],
    ['CDATA in lower case', '<a><![cdata[x]]></a>'],
    ['the end of CDATA in text', '<a>]]></a>'],
    ['a control character', '<a>\u0001</a>'],
    ['NUL', '<a>\u0000</a>'],
    ['a form feed between attributes', '<a\u000Cb="1"/>'],
    ['U+FFFE', '<a>\uFFFE</a>'],
    ['a second byte order mark', '\uFEFF\uFEFF<a/>'],
    ['JSON', '{"a":1}'],
  ])('refuses %s', (_, xml) => {
    expect(code(() => parse(xml))).toBe('body_malformed')
  })

  it('tells a processing instruction at the start from a malformed declaration', () => {
    expect(() => parse('<?xml-stylesheet href="a"?><a/>')).toThrow(/processing instructions/)
    expect(() => parse('<?xml encoding="UTF-8"?><a/>')).toThrow(/the declaration is malformed/)
  })

  it.each([
    ['UTF-16', Uint8Array.of(0xfe, 0xff, 0, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e)],
    ['a byte that is not UTF-8', Uint8Array.of(0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e)],
    ['an encoded surrogate', Uint8Array.of(0x3c, 0x61, 0x3e, 0xed, 0xa0, 0x80, 0x3c, 0x2f, 0x61, 0x3e)],
  ])('refuses %s', (_, body) => {
    expect(code(() => xmlBody().parse(body, undefined))).toBe('body_malformed')
  })

  it('limits depth, elements and attributes, exactly', () => {
    const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
    const wide = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`
    const attributes = (count: number) =>
      `<a ${Array.from({ length: count }, (_, index) => `b${index}=""`).join(' ')}/>`
    for (const [make, option] of [
      [nested, 'maxDepth'],
      [wide, 'maxElements'],
      [attributes, 'maxAttributes'],
    ] as const) {
      expect(code(() => parse(make(5), { [option]: 5 }))).toBeUndefined()
      expect(() => parse(make(6), { [option]: 5 })).toThrow(
        expect.objectContaining({ code: 'body_limit_exceeded', limit: 5 }),
      )
    }
    expect(code(() => parse(nested(64)))).toBeUndefined()
    expect(code(() => parse(nested(65)))).toBe('body_limit_exceeded')
    expect(code(() => parse(nested(1000), { maxDepth: 1000 }))).toBeUndefined()
    expect(code(() => parse(nested(200_000)))).toBe('body_limit_exceeded')
    expect(code(() => parse(wide(10_000)))).toBeUndefined()
    expect(code(() => parse(wide(10_001)))).toBe('body_limit_exceeded')
  })

  it('never quotes the body', () => {
    for (const xml of ['<a>s3cret</b>', '<a s3cret="1" s3cret="2"/>', '<s3cret>&s3cret;</s3cret>']) {
      expect(() => parse(xml)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('s3cret') }))
    }
  })

  it('accepts the media types of XML and configured ones', () => {
    const format = xmlBody({ mediaTypes: ['text/x-event'] })
    for (const type of ['application/xml', 'text/xml', 'application/soap+xml', 'text/x-event']) {
      expect(format.accepts(type)).toBe(true)
    }
    for (const type of ['text/html', 'application/json', 'image/svg+xml', undefined]) {
      expect(format.accepts(type)).toBe(false)
    }
  })

  it.each([{ maxDepth: 0 }, { maxDepth: 1001 }, { maxElements: -1 }, { maxAttributes: Number.NaN }, { root: '' }])(
    'refuses the options %j',
    (options) => {
      expect(() => xmlBody(options)).toThrow(TypeError)
    },
  )

  it.each(wrongMediaTypes)('refuses the media types %j', (mediaTypes) => {
    const make = () => Reflect.apply(xmlBody, undefined, [{ mediaTypes }])
    expect(messageOfTypeError(make)).toMatch(/^xmlBody: mediaTypes must be /)
  })

  it.each<[string, object]>([
    ['arrays', { arrays: 'items' }],
    ['arrays', { arrays: null }],
    ['arrays', { arrays: [7] }],
    ['names', { names: 'icon' }],
    ['names', { names: null }],
    ['names.icon', { names: { icon: 16 } }],
  ])('refuses the wrong option %s: %j', (option, options) => {
    const make = () => Reflect.apply(xmlBody, undefined, [options])
    expect(messageOfTypeError(make)).toMatch(new RegExp(`^xmlBody: ${option} must be `))
  })

  it('round-trips every text that XML can contain', () => {
    const text = fc
      .string({ unit: codePoint })
      .filter((value) => !/\p{Cs}|[^\P{Cc}\t\n\x7F-\x9F]|[\uFFFE\uFFFF]/u.test(value))
    const encodeText = (value: string) => value.replace(/[&<>"\t\n]/gu, (character) => `&#${character.codePointAt(0)};`)
    fc.assert(
      fc.property(text, text, (first, second) => {
        const xml = `<a b="${encodeText(first)}"><c>${encodeText(second)}</c></a>`
        expect(parse(xml)).toEqual({ '@b': first, c: second })
      }),
    )
  })

  it('returns a value or refuses, for any markup', () => {
    const markup = `< > / <a> </a> <a/> "  ' = & &amp; &#65; ; <!-- --> <![CDATA[ ]]> ?> <!DOCTYPE [ ] ! x \uFEFF \u0000`
    const pieces = fc.constantFrom(' ', ' b="1"', '<?xml version="1.0"?>', ...markup.split(' '))
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const refused = code(() => parse(parts.join('')))
        expect([undefined, 'body_malformed', 'body_limit_exceeded', 'body_key_forbidden']).toContain(refused)
      }),
      { numRuns: runs(2_000) },
    )
  })
})
