import { describe, expect, it } from 'vitest'
import { fromStoredRecord, toStoredRecord } from '../../../../src/stores/inbox/storing/stored-record.js'
import { stored } from '../stored.js'

const delivery = stored('one', { key: 'a', number: 1 })
const { request } = delivery

describe('toStoredRecord', () => {
  it('makes a record that is read back as the same delivery', () => {
    expect(fromStoredRecord(JSON.parse(JSON.stringify(toStoredRecord(delivery))))).toEqual(delivery)
  })

  it.each([
    ['request.encrypted', { request: { ...request, encrypted: undefined } }],
    ['request.method', { request: { ...request, method: 1 } }],
    ['request.url', { request: { ...request, url: undefined } }],
    ['request.headers', { request: { ...request, headers: [['a', undefined]] } }],
    ['body', { request: { ...request, body: 'text' } }],
    ['number', { number: Number.NaN }],
    ['receivedAt', { receivedAt: Number.NaN }],
    ['proof.strength', { proof: { strength: 'strong', verifier: 'own' } }],
  ])('refuses a delivery with a wrong %s, which could not be read back', (field, wrong) => {
    const convert = () => toStoredRecord({ ...delivery, ...wrong } as never)
    expect(convert).toThrow(TypeError)
    expect(convert).toThrow(field)
  })
})
