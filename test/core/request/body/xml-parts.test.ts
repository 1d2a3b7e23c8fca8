import { describe, expect, it } from 'vitest'
import { checkMarkup } from '../../../../src/core/request/body/xml-markup.js'
import { toXmlValue } from '../../../../src/core/request/body/xml-value.js'

// What follows each of these parts would refuse most of this, too. None of them relies on that.
const refused = expect.objectContaining({ code: 'body_malformed' })

describe('checkMarkup', () => {
  const check = (xml: string) => () => checkMarkup(xml, { maxDepth: 5, maxElements: 5, maxAttributes: 5 })

  it.each(['<a/>', '<a></a>', ' <a><b/></a> ', '<!-- --><a b="1"></a><!-- -->'])('accepts %s', (xml) => {
    expect(check(xml)).not.toThrow()
  })

  it.each(['', ' ', '<!-- -->', '<a>', '</a>', '<a/><b/>', '<a></a><a></a>', '<a></a/>', '<a></a b="1">', '<a/></a>'])(
    'refuses %j',
    (xml) => {
      expect(check(xml)).toThrow(refused)
    },
  )
})

describe('toXmlValue', () => {
  const convert = (document: unknown) => toXmlValue(document, { lists: new Set(), names: new Map() })
  const text = { '#text': 'x' }

  it('ignores text beside the root', () => {
    expect(convert([text, { a: [text] }, text])).toEqual({ name: 'a', value: 'x' })
  })

  it.each([
    ['nothing', undefined],
    ['no root', [text]],
    ['two roots', [{ a: [] }, { b: [] }]],
  ])('refuses %s', (_, document) => {
    expect(() => convert(document)).toThrow(refused)
  })
})
