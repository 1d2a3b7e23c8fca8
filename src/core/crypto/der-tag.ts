// The X.690 tags in keys, certificates and signatures. A bundler inlines them; the fields of an object would stay.
export const tagBoolean = 0x01
export const tagInteger = 0x02
export const tagBitString = 0x03
export const tagOctetString = 0x04
export const tagObjectIdentifier = 0x06
export const tagSequence = 0x30
export const tagContext0 = 0xa0
export const tagContext3 = 0xa3
