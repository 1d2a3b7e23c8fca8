// The X.690 tags in keys, certificates and signatures. A bundler inlines them; the fields of an object would stay.
export const boolean = 0x01
export const integer = 0x02
export const bitString = 0x03
export const octetString = 0x04
export const objectIdentifier = 0x06
export const sequence = 0x30
export const context0 = 0xa0
export const context3 = 0xa3
