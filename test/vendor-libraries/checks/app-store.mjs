import { Environment, SignedDataVerifier } from '@apple/app-store-server-library'
import { withChangedSegment, withEditedBody } from '../edit.mjs'

export async function accepts({ text, secret }) {
  const verifier = new SignedDataVerifier([Buffer.from(secret)], false, Environment.SANDBOX, 'com.example')
  const { data } = await verifier.verifyAndDecodeNotification(JSON.parse(text).signedPayload)
  await verifier.verifyAndDecodeTransaction(data.signedTransactionInfo)
  await verifier.verifyAndDecodeRenewalInfo(data.signedRenewalInfo)
}

export const change = (text) => withChangedSegment(text, 1)

export const changeProof = (sample) => withEditedBody(sample, (text) => withChangedSegment(text, 2))
